import type { AdminChangelogEntry } from '@bigorna/domain/endpoints/admin/content';
import { useStaffAct } from '../acts/use-staff-act.tsx';
import { ContentEdit } from '../content/content-edit.tsx';
import { ChangelogForm } from './changelog-form.tsx';

const EditForm = ({ entry }: { entry: AdminChangelogEntry }) => {
  const { act } = useStaffAct();
  const params = { id: entry.id };
  return (
    <ChangelogForm
      record={entry}
      save={(body, onFailure) => act('adminUpdateChangelog', { params, body }, { onFailure })}
      remove={() => act('adminDeleteChangelog', { params })}
    />
  );
};

/** One entry of what is new on the site. */
export const ChangelogEdit = () => (
  <ContentEdit<AdminChangelogEntry> collection="changelog">{(entry) => <EditForm entry={entry} />}</ContentEdit>
);
