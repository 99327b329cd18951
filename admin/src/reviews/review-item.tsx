import type { Review } from '@bigorna/domain/endpoints/admin/reviews';
import { Box, Link, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Moment } from '../fields/moment.tsx';
import { FindingsList } from '../mods/findings/findings-list.tsx';
import { ModPreview } from '../mods/mod-preview.tsx';
import { ModStatusChip } from '../mods/mod-status-chip.tsx';
import { Part } from './part.tsx';
import { ReviewAside } from './review-aside.tsx';
import { ReviewChanges } from './review-changes.tsx';
import { ReviewNotice } from './review-notice.tsx';
import { ReviewVerbs } from './review-verbs.tsx';
import type { ReviewQueue } from './use-review-queue.ts';

const Heading = ({ review }: { review: Review }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The next item begins here, for the keyboard and for who listens; the page begins at its top.
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  const { mod } = review;
  return (
    <Stack spacing={0.5}>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h4"
        component="h2"
        sx={{ overflowWrap: 'anywhere', '&:focus': { outline: 'none' } }}
      >
        {mod.title}
      </Typography>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', color: 'text.secondary' }}
      >
        <ModStatusChip source="status" />
        <span>{mod.author}</span>
        <span aria-hidden>·</span>
        <Moment at={mod.updated_at} relative />
        <span aria-hidden>·</span>
        <Link component={RouterLink} to={`/admin/mods/${mod.id}/show`}>
          /mods/{mod.slug}
        </Link>
      </Stack>
    </Stack>
  );
};

interface ReviewItemProps {
  review: Review;
  queue: ReviewQueue;
}

/** One item: the machine's findings first, what changed, the mod as visitors see it; beside it files and past. */
export const ReviewItem = ({ review, queue }: ReviewItemProps) => {
  const translate = useTranslate();
  return (
    <RecordContextProvider value={review.mod}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
          // Nothing lies hidden under the bar of decisions.
          pb: { xs: 14, lg: 0 },
        }}
      >
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <Heading review={review} />
          {queue.notice ? <ReviewNotice notice={queue.notice} review={review} /> : null}
          <Part title={translate('console.findings.heading')}>
            <FindingsList findings={review.findings} />
          </Part>
          <Part title={translate('console.reviews.changes')}>
            <ReviewChanges changes={review.changes} />
          </Part>
          <Part title={translate('console.reviews.preview')}>
            <ModPreview mod={review.mod} />
          </Part>
        </Stack>
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <ReviewVerbs review={review} queue={queue} />
          <ReviewAside review={review} />
        </Stack>
      </Box>
    </RecordContextProvider>
  );
};
