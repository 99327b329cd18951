import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod';
import { Box, Paper, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Moment } from '../../fields/moment.tsx';
import { ModPreview } from '../mod-preview.tsx';
import { Person } from '../person.tsx';
import { useStaffMod } from '../staff-mod.ts';
import { Facts } from './facts.tsx';
import { LoadingTab } from './loading-tab.tsx';

const useFigures = () => {
  const [locale] = useLocaleState();
  const format = new Intl.NumberFormat(locale);
  return (mod: StaffMod) =>
    (['views', 'downloads', 'favorites', 'comments', 'ratings'] as const).map(
      (name) => [`resources.mods.fields.${name}`, format.format(mod[name])] as const,
    );
};

const ModerationFacts = ({ mod }: { mod: StaffMod }) => {
  const translate = useTranslate();
  const figures = useFigures();
  return (
    <Facts
      rows={[
        ['resources.mods.fields.slug', `/mods/${mod.slug}`],
        ['resources.mods.fields.content_type', translate(`console.content_type.${mod.content_type}`)],
        ['resources.mods.fields.access', translate(`console.access.${mod.access}`)],
        ['resources.mods.fields.version', mod.version],
        ['resources.mods.fields.license', mod.license],
        ['resources.mods.fields.created_by', mod.created_by ? <Person key="by" uid={mod.created_by} /> : null],
        [
          'resources.mods.fields.published_at',
          mod.published_at ? <Moment key="published" at={mod.published_at} /> : null,
        ],
        ['resources.mods.fields.decided_at', mod.decided_at ? <Moment key="decided" at={mod.decided_at} /> : null],
        ['resources.mods.fields.revision', mod.revision === null ? null : String(mod.revision)],
        ...figures(mod),
      ]}
    />
  );
};

/** What the visitor sees, and beside it what only staff know. */
export const OverviewTab = () => {
  const translate = useTranslate();
  const mod = useStaffMod();
  if (!mod) return <LoadingTab />;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 260px' } }}>
      <ModPreview mod={mod} />
      <Paper variant="outlined" component="aside" sx={{ p: 2, alignSelf: 'start' }}>
        <Typography variant="h6" component="h3" sx={{ mb: 1.5 }}>
          {translate('console.mods.facts')}
        </Typography>
        <ModerationFacts mod={mod} />
      </Paper>
    </Box>
  );
};
