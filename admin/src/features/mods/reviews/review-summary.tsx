import { Link, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { useStaffRecord } from '#shared/data/use-staff-record.ts';
import { ModStatusChip } from '../mod-status-chip.tsx';
import { ClaimChip } from './claim-chip.tsx';
import type { ReviewSession } from './review-session.ts';
import { Section } from './section.tsx';
import { useReviewClaims } from './use-review-claims.ts';

interface ReviewSummaryProps {
  session: ReviewSession;
  getTitle: (id: string) => string;
  onResume: (from: 'skipped' | 'queue') => void;
}

/** Current state: the decision may have been undone. */
const CurrentStatus = ({ id }: { id: string }) => {
  const { data } = useStaffRecord('mods', id);
  return data ? <ModStatusChip mod={data} /> : null;
};

const Mods = ({ mods }: { mods: readonly { id: string; title: string }[] }) => (
  <Stack component="ul" spacing={1} sx={{ m: 0, p: 0 }}>
    {mods.map(({ id, title }) => (
      <Stack component="li" key={id} direction="row" spacing={1.5} sx={{ alignItems: 'center', listStyle: 'none' }}>
        <CurrentStatus id={id} />
        <Link component={RouterLink} to={`/admin/mods/${id}/show`}>
          {title}
        </Link>
      </Stack>
    ))}
  </Stack>
);

/** End of a session: decided and skipped items, and how to continue. */
export const ReviewSummary = ({ session, getTitle, onResume }: ReviewSummaryProps) => {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { identity } = useGetIdentity();
  const claims = useReviewClaims().filter(({ uid }) => uid !== identity?.id);
  const filterByVerdict = (verdict: 'approved' | 'rejected') => session.done.filter((item) => item.verdict === verdict);
  const open = session.open.map((id) => ({ id, title: getTitle(id) }));
  const sections = [
    ['approved', filterByVerdict('approved')],
    ['rejected', filterByVerdict('rejected')],
    ['open', open],
  ] as const;
  return (
    <Stack spacing={3} sx={{ maxWidth: 640 }}>
      <Typography ref={heading} tabIndex={-1} variant="h4" component="h2" sx={{ '&:focus': { outline: 'none' } }}>
        {translate(open.length > 0 ? 'console.reviews.summary.left' : 'console.reviews.summary.empty')}
      </Typography>
      {sections.map(([name, mods]) =>
        mods.length === 0 ? null : (
          <Section key={name} title={translate(`console.reviews.summary.${name}`, { smart_count: mods.length })}>
            <Mods mods={mods} />
          </Section>
        ),
      )}
      {claims.length > 0 ? (
        <Section title={translate('console.reviews.colleagues')}>
          <Stack component="ul" spacing={1} sx={{ m: 0, p: 0 }}>
            {claims.map(({ mod_id, title }) => (
              <Stack
                component="li"
                key={mod_id}
                direction="row"
                spacing={1.5}
                useFlexGap
                sx={{ listStyle: 'none', flexWrap: 'wrap' }}
              >
                <Link component={RouterLink} to={`/admin/mods/review?mod=${mod_id}`}>
                  {title}
                </Link>
                <ClaimChip modId={mod_id} isPending />
              </Stack>
            ))}
          </Stack>
        </Section>
      ) : null}
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {open.length > 0 ? (
          <ActionButton
            label="console.reviews.summary.take_up"
            variant="contained"
            onClick={() => onResume('skipped')}
          />
        ) : null}
        <ActionButton label="console.reviews.summary.look_again" variant="outlined" onClick={() => onResume('queue')} />
        <ActionButton label="console.menu.mods" to="/admin/mods" />
      </Stack>
    </Stack>
  );
};
