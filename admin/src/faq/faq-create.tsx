import type { AdminFaqEntry } from '@bigorna/domain/endpoints/admin/content';
import { Skeleton } from '@mui/material';
import { useState } from 'react';
import { Create, useGetList, useRedirect } from 'react-admin';
import { useStaffAct } from '../acts/use-staff-act.tsx';
import { CARD } from '../content/content-edit.tsx';
import { FaqForm } from './faq-form.tsx';
import { LAST_POSITION } from './faq-order.ts';

/** Its place is the one at the beginning: a form whose beginnings change forgets what was typed. */
const NewQuestion = ({ position }: { position: number }) => {
  const { act } = useStaffAct();
  const redirect = useRedirect();
  const [defaults] = useState({ position });
  return (
    <Create title="console.faq.new" sx={CARD}>
      <FaqForm
        defaultValues={defaults}
        save={(body, onFailure) => act('adminCreateFaq', { body }, { onFailure })}
        onSaved={() => redirect('list', 'faq')}
      />
    </Create>
  );
};

/** A new question, behind all others. */
export const FaqCreate = () => {
  const { data, isPending } = useGetList<AdminFaqEntry>('faq', LAST_POSITION);
  if (isPending) return <Skeleton variant="rectangular" height={320} />;
  return <NewQuestion position={(data?.[0]?.position ?? 0) + 1} />;
};
