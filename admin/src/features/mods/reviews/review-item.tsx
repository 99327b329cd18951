import type { Review } from '@bigorna/domain/endpoints/admin/reviews.schemas';
import { Box, Link, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ChangeList } from '#shared/fields/change-list.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';
import { FindingsList } from '../findings/findings-list.tsx';
import { ModByline } from '../mod-byline.tsx';
import { ModPreview } from '../mod-preview.tsx';
import { Checklist } from './checklist.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewAside } from './review-aside.tsx';
import { ReviewNotice } from './review-notice.tsx';
import { Section } from './section.tsx';
import type { ReviewQueue } from './use-review-queue.ts';

const Heading = ({ review }: { review: Review }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Focus the new item for keyboard and screen readers, and scroll the page to the top.
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  const { mod } = review;
  return (
    <Stack spacing={0.5}>
      <Typography ref={heading} tabIndex={-1} variant="h4" component="h2" sx={{ '&:focus': { outline: 'none' } }}>
        {mod.title}
      </Typography>
      <ModByline mod={mod}>
        <span aria-hidden>·</span>
        <Link component={RouterLink} to={`/admin/mods/${mod.id}/show`}>
          /mods/{mod.slug}
        </Link>
      </ModByline>
    </Stack>
  );
};

/** The actions stay visible. The cards below scroll in an area of their own, not under the actions. */
const STICKY_ASIDE = {
  minWidth: 0,
  alignSelf: { lg: 'start' },
  position: { lg: 'sticky' },
  top: { lg: 64 },
  maxHeight: { lg: 'calc(100vh - 80px)' },
} as const;

/** One item: findings, changes and the mod as visitors see it. Files and earlier decisions are at the side. */
export const ReviewItem = ({ review, queue }: { review: Review; queue: ReviewQueue }) => {
  const translate = useTranslate();
  const { changes } = review;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
        // Leave room for the sticky action bar.
        pb: { xs: 14, lg: 0 },
      }}
    >
      <Stack spacing={3} sx={{ minWidth: 0 }}>
        <Heading review={review} />
        {queue.notice ? <ReviewNotice notice={queue.notice} review={review} onNext={queue.skip} /> : null}
        <Section title={translate('console.reviews.checklist.heading')}>
          <Checklist review={review} />
        </Section>
        <Section title={translate('console.findings.heading')}>
          <FindingsList findings={review.findings} />
        </Section>
        <Section title={translate('console.reviews.changes')}>
          {changes?.length ? (
            <ChangeList resource="mods" changes={changes} />
          ) : (
            <UiText color="textSecondary" text={changes ? 'console.reviews.unchanged' : 'console.reviews.first_time'} />
          )}
        </Section>
        <Section title={translate('console.reviews.preview')}>
          <ModPreview mod={review.mod} />
        </Section>
      </Stack>
      <Stack spacing={3} sx={STICKY_ASIDE}>
        <ReviewActions review={review} queue={queue} />
        <Stack spacing={3} sx={{ minHeight: 0, overflowY: { lg: 'auto' } }}>
          <ReviewAside review={review} />
        </Stack>
      </Stack>
    </Box>
  );
};
