import type { ModField, StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { Box, Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Person } from '#shared/fields/person.tsx';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';
import { LoadingTab } from '#shared/loading/loading-tab.tsx';
import { DetailsTable } from '../details-table.tsx';
import { ModPreview, type PreviewedMod } from '../mod-preview.tsx';
import { useStaffMod } from '../use-staff-mod.ts';
import { ModPictures } from './mod-pictures.tsx';

/** Fields missing here: the page shows them elsewhere, and the language appears only in the form. */
type OtherField = keyof PreviewedMod | 'author' | 'featured' | 'language';
type FactField = Exclude<ModField, OtherField>;

const ModerationFacts = ({ mod }: { mod: StaffMod }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const format = new Intl.NumberFormat(locale);
  const facts = {
    slug: `/mods/${mod.slug}`,
    content_type: translate(`console.content_type.${mod.content_type}`),
    access: translate(`console.access.${mod.access}`),
    version: mod.version,
    license: mod.license,
    created_by: mod.created_by ? <Person uid={mod.created_by} /> : null,
    published_at: mod.published_at ? <Timestamp at={mod.published_at} /> : null,
    decided_at: mod.decided_at ? <Timestamp at={mod.decided_at} /> : null,
    revision: mod.revision === null ? null : String(mod.revision),
    views: format.format(mod.views),
    downloads: format.format(mod.downloads),
    favorites: format.format(mod.favorites),
    comments: format.format(mod.comments),
    ratings: format.format(mod.ratings),
  } satisfies Partial<Record<keyof StaffMod, ReactNode>> & Record<FactField, ReactNode>;
  return (
    <DetailsTable
      rows={Object.entries(facts).map(([field, value]) => [`resources.mods.fields.${field}`, value] as const)}
    />
  );
};

/** The mod as visitors see it, next to staff-only details. */
export const OverviewTab = () => {
  const mod = useStaffMod();
  if (!mod) return <LoadingTab />;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 260px' } }}>
      <ModPreview mod={mod} />
      <Box component="aside">
        <Paper variant="outlined" sx={{ p: 2 }}>
          <UiText variant="h6" component="h3" sx={{ mb: 1.5 }} text="console.mods.facts" />
          <ModerationFacts mod={mod} />
        </Paper>
        <ModPictures mod={mod} />
      </Box>
    </Box>
  );
};
