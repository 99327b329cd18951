import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users';
import { banText } from '@bigorna/domain/reason-texts/index';
import { BAN_REASONS, type BanReason } from '@bigorna/domain/reject-reasons';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Reason, ReasonDialog } from '../acts/reason-dialog.tsx';
import { useStaffAct } from '../acts/use-staff-act.tsx';
import { currentLocale } from '../i18n/i18n-provider.ts';
import { type ChosenLength, endOf } from './ban-length.ts';
import { BanLengthInput } from './ban-length-input.tsx';
import { BanPreview } from './ban-preview.tsx';

interface BanDialogProps {
  user: AdminUserCard;
  onClose: () => void;
}

/** Bans an account: why, how long, and what the member will read. */
export const BanDialog = ({ user, onClose }: BanDialogProps) => {
  const translate = useTranslate();
  const { act, acting } = useStaffAct();
  const [length, setLength] = useState<ChosenLength>({ length: '7', day: '' });
  const [tried, setTried] = useState(false);
  const end = endOf(length, new Date());
  const submit = async ({ code, text }: Reason<BanReason>) => {
    setTried(true);
    if (end === undefined) return;
    const body = { ...(code ? { reason_code: code } : {}), reason: text, until: end?.toISOString() ?? null };
    if (await act('banUser', { params: { uid: user.id }, body })) onClose();
  };
  return (
    <ReasonDialog<BanReason>
      open
      title={translate('console.users.ban.title', { name: user.display_name })}
      help={translate('console.users.ban.help')}
      codes={BAN_REASONS}
      codeLabel={(code) => banText(currentLocale(), code).title}
      preview={(reason) => <BanPreview reason={reason} end={end} />}
      confirmLabel="console.action.ban"
      acting={acting}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    >
      <BanLengthInput value={length} isWrong={tried && end === undefined} onChange={setLength} />
    </ReasonDialog>
  );
};
