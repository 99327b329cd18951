import type { AdminAd } from '@bigorna/domain/endpoints/admin/content';
import { useStaffAct } from '../acts/use-staff-act.tsx';
import { ContentEdit } from '../content/content-edit.tsx';
import { AdForm } from './ad-form.tsx';

const EditForm = ({ ad }: { ad: AdminAd }) => {
  const { act } = useStaffAct();
  const params = { id: ad.id };
  return (
    <AdForm
      record={ad}
      save={(body, onFailure) => act('adminUpdateAd', { params, body }, { onFailure })}
      remove={() => act('adminDeleteAd', { params })}
    />
  );
};

/** One ad: its form, its place, its history. */
export const AdEdit = () => <ContentEdit<AdminAd> collection="ads">{(ad) => <EditForm ad={ad} />}</ContentEdit>;
