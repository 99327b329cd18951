import { Create, useRedirect } from 'react-admin';
import { useStaffAct } from '../acts/use-staff-act.tsx';
import { CARD } from '../content/content-edit.tsx';
import { AdForm } from './ad-form.tsx';

/** A new ad. */
export const AdCreate = () => {
  const { act } = useStaffAct();
  const redirect = useRedirect();
  return (
    <Create title="console.ads.new" sx={CARD}>
      <AdForm
        save={(body, onFailure) => act('adminCreateAd', { body }, { onFailure })}
        onSaved={() => redirect('list', 'ads')}
      />
    </Create>
  );
};
