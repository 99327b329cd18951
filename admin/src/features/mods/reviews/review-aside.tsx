import type { Review } from '@bigorna/domain/endpoints/admin/reviews.schemas';
import { Box, Link, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { HistoryEntry } from '#shared/history/history-entry.tsx';
import { ReleaseCard } from '../releases/release-card.tsx';
import { Section } from './section.tsx';

const Author = ({ author }: Pick<Review, 'author'>) => {
  const translate = useTranslate();
  return (
    <Stack spacing={1}>
      <Typography variant="body2">
        <strong>{author.name}</strong> ·{' '}
        {translate('console.reviews.summary.approved', { smart_count: author.approved })} ·{' '}
        {translate('console.reviews.summary.rejected', { smart_count: author.rejected })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {author.others.map(({ id, title }) => (
          <li key={id}>
            <Link component={RouterLink} to={`/admin/mods/${id}/show`}>
              {title}
            </Link>
          </li>
        ))}
      </Box>
    </Stack>
  );
};

/** Column next to the mod's text: files, author and earlier decisions. */
export const ReviewAside = ({ review }: { review: Review }) => {
  const translate = useTranslate();
  const { mod, decisions, author } = review;
  return (
    <>
      <Section title={translate('console.reviews.files')}>
        <Stack spacing={1.5}>
          {mod.all_releases.length === 0 ? (
            <Typography color="textSecondary">{translate('console.releases.none')}</Typography>
          ) : (
            mod.all_releases.map((release) => (
              <ReleaseCard key={release.id} mod={mod} release={release} canEdit={false} level="h4" />
            ))
          )}
        </Stack>
      </Section>
      <Section title={translate('resources.mods.fields.author')}>
        <Author author={author} />
      </Section>
      <Section title={translate('console.reviews.decisions')}>
        {decisions.length === 0 ? (
          <Typography color="textSecondary">{translate('console.reviews.no_decisions')}</Typography>
        ) : (
          <Box component="ol" sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
            {decisions.map((entry) => (
              <HistoryEntry key={entry.id} entry={entry} />
            ))}
          </Box>
        )}
      </Section>
    </>
  );
};
