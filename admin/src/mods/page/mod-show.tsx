import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import EditIcon from '@mui/icons-material/EditOutlined';
import GavelIcon from '@mui/icons-material/GavelOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Button as LinkButton } from '@mui/material';
import {
  Show,
  TabbedShowLayout,
  TabbedShowLayoutTabs,
  useCanAccess,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { History } from '../../history/history-tab.tsx';
import { keptRecord } from '../../layout/kept-record.tsx';
import { ActionButton } from '../action-button.tsx';
import { ModHeading } from '../mod-heading.tsx';
import { ReleasesTab } from '../releases/releases-tab.tsx';
import { type SomeMod, useStaffMod, WHOLE_BY } from '../staff-mod.ts';
import { ModVerbsBar } from '../verbs/mod-verbs-bar.tsx';
import { ModNotices } from './mod-notices.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { RevisionsTab } from './revisions-tab.tsx';

const Ways = ({ mod }: { mod: StaffModCard }) => {
  const translate = useTranslate();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'mods', action: 'edit' });
  const { canAccess: mayReview } = useCanAccess({ resource: 'mods', action: 'review' });
  return (
    <>
      {mayReview && mod.status === 'pending' ? (
        <ActionButton
          label="console.mods.review"
          variant="outlined"
          to={`/admin/mods/review?mod=${mod.id}`}
          icon={<GavelIcon />}
        />
      ) : null}
      {mayEdit && mod.deleted_at === null ? (
        <ActionButton label="ra.action.edit" variant="outlined" to={`/admin/mods/${mod.id}`} icon={<EditIcon />} />
      ) : null}
      {mod.status === 'approved' ? (
        <LinkButton
          size="small"
          href={`/mods/${mod.slug}`}
          target="_blank"
          rel="noopener"
          startIcon={<OpenInNewIcon />}
        >
          {translate('console.action.view_on_site')}
        </LinkButton>
      ) : null}
    </>
  );
};

const Heading = () => {
  const card = useRecordContext<SomeMod>();
  const mod = useStaffMod();
  if (!card) return null;
  return (
    <>
      <ModHeading mod={card}>
        <ModVerbsBar />
        <Ways mod={card} />
      </ModHeading>
      {mod ? <ModNotices mod={mod} /> : null}
    </>
  );
};

const HistoryTab = () => {
  const mod = useRecordContext<SomeMod>();
  return mod ? <History about={`mods/${mod.id}`} /> : null;
};

/** One mod: what visitors see of it, its releases, its approved states, what was done to it, and all that can be done. */
export const ModShow = () => {
  const { canAccess: mayReadHistory } = useCanAccess({ resource: 'mods', action: 'history' });
  return (
    <Show
      actions={false}
      component="div"
      sx={{ '& .RaShow-main': { display: 'block' } }}
      {...keptRecord(
        <>
          <Heading />
          <TabbedShowLayout
            tabs={<TabbedShowLayoutTabs variant="scrollable" allowScrollButtonsMobile />}
            sx={{ minWidth: 0 }}
          >
            <TabbedShowLayout.Tab label="console.mods.page.overview">
              <OverviewTab />
            </TabbedShowLayout.Tab>
            <TabbedShowLayout.Tab label="console.mods.page.releases" path="releases">
              <ReleasesTab />
            </TabbedShowLayout.Tab>
            {mayReadHistory ? (
              <TabbedShowLayout.Tab label="console.mods.page.revisions" path="revisions">
                <RevisionsTab />
              </TabbedShowLayout.Tab>
            ) : null}
            {mayReadHistory ? (
              <TabbedShowLayout.Tab label="console.word.history" path="history">
                <HistoryTab />
              </TabbedShowLayout.Tab>
            ) : null}
          </TabbedShowLayout>
        </>,
        WHOLE_BY,
      )}
    />
  );
};
