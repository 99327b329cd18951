import type { AdminFaqEntry } from '@bigorna/domain/endpoints/admin/content';
import { Skeleton } from '@mui/material';
import { Create, useGetList, useRedirect } from 'react-admin';
import { useStaffAct } from '../acts/use-staff-act.tsx';
import { CARD } from '../content/content-edit.tsx';
import { FaqForm } from './faq-form.tsx';
import { LAST_POSITION } from './faq-order.ts';

/** A new question, behind all others. */
export const FaqCreate = () => {
  const { act } = useStaffAct();
  const redirect = useRedirect();
  const { data, isPending } = useGetList<AdminFaqEntry>('faq', LAST_POSITION);
  if (isPending) return <Skeleton variant="rectangular" height={320} />;
  return (
    <Create title="console.faq.new" sx={CARD}>
      <FaqForm
        defaultValues={{ position: (data?.[0]?.position ?? 0) + 1 }}
        save={(body, onFailure) => act('adminCreateFaq', { body }, { onFailure })}
        onSaved={() => redirect('list', 'faq')}
      />
    </Create>
  );
};
