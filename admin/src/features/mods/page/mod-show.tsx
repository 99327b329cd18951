import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import EditIcon from '@mui/icons-material/EditOutlined';
import GavelIcon from '@mui/icons-material/GavelOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Button as LinkButton } from '@mui/material';
import { Show, TabbedShowLayout, TabbedShowLayoutTabs, useRecordContext, useTranslate } from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { History } from '#shared/history/history.tsx';
import { keepRecordOnError } from '#shared/loading/keep-record-on-error.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { ModActionsBar } from '../actions/mod-actions-bar.tsx';
import { ModHeading } from '../mod-heading.tsx';
import { ReleasesTab } from '../releases/releases-tab.tsx';
import { FULL_RECORD_FIELD, type LoadedMod, useStaffMod } from '../use-staff-mod.ts';
import { ModNotices } from './mod-notices.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { RevisionsTab } from './revisions-tab.tsx';

const ModLinks = ({ mod }: { mod: StaffModCard }) => {
  const translate = useTranslate();
  const { canCall } = useCurrentStaff();
  return (
    <>
      {canCall('nextReview') && mod.status === 'pending' ? (
        <ActionButton
          label="console.mods.review"
          variant="outlined"
          to={`/admin/mods/review?mod=${mod.id}`}
          icon={<GavelIcon />}
        />
      ) : null}
      {canCall('adminUpdateMod') && mod.deleted_at === null ? (
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
  const card = useRecordContext<LoadedMod>();
  const mod = useStaffMod();
  if (!card) return null;
  return (
    <>
      <ModHeading mod={card}>
        <ModActionsBar />
        <ModLinks mod={card} />
      </ModHeading>
      {mod ? <ModNotices mod={mod} /> : null}
    </>
  );
};

const HistoryTab = () => {
  const mod = useRecordContext<LoadedMod>();
  return mod ? <History about={`mods/${mod.id}`} /> : null;
};

/** One mod: overview, releases, revisions, history and all actions. */
export const ModShow = () => {
  const { canCall } = useCurrentStaff();
  return (
    <Show
      actions={false}
      component="div"
      sx={{ '& .RaShow-main': { display: 'block' } }}
      {...keepRecordOnError(
        <>
          <Heading />
          <TabbedShowLayout
            tabs={<TabbedShowLayoutTabs variant="scrollable" allowScrollButtonsMobile />}
            sx={{ minWidth: 0 }}
          >
            <TabbedShowLayout.Tab label="console.mods.page.overview">
              <OverviewTab />
            </TabbedShowLayout.Tab>
            <TabbedShowLayout.Tab label="resources.mods.fields.releases" path="releases">
              <ReleasesTab />
            </TabbedShowLayout.Tab>
            {canCall('listRevisions') ? (
              <TabbedShowLayout.Tab label="console.mods.page.revisions" path="revisions">
                <RevisionsTab />
              </TabbedShowLayout.Tab>
            ) : null}
            {canCall('adminHistory') ? (
              <TabbedShowLayout.Tab label="console.word.history" path="history">
                <HistoryTab />
              </TabbedShowLayout.Tab>
            ) : null}
          </TabbedShowLayout>
        </>,
        FULL_RECORD_FIELD,
      )}
    />
  );
};
