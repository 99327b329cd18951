import type { AdminUser } from '@bigorna/domain/endpoints/admin/users.schemas';
import { getBanText } from '@bigorna/domain/reason-texts/index';
import { BAN_REASONS, type BanReason } from '@bigorna/domain/reject-reasons';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Reason, ReasonDialog } from '#shared/actions/reason-dialog.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { useDraftState } from '#shared/drafts/use-draft-state.ts';
import { getCurrentLocale } from '#shared/i18n/i18n-provider.ts';
import { DEFAULT_LENGTH, getBanEnd, selectedLength } from './ban-length.ts';
import { BanLengthInput } from './ban-length-input.tsx';
import { BanPreview } from './ban-preview.tsx';

interface BanDialogProps {
  user: Pick<AdminUser, 'id' | 'display_name'>;
  onDone?: () => void;
  onClose: () => void;
}

/** Ban dialog: reason, length and a preview for the member. */
export const BanDialog = ({ user, onDone, onClose }: BanDialogProps) => {
  const translate = useTranslate();
  const { runAction } = useStaffMutation();
  const length = useDraftState(`users/${user.id}/ban-length`, selectedLength, DEFAULT_LENGTH);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const end = getBanEnd(length.draft, new Date());
  const submit = async ({ code, text }: Reason<BanReason>) => {
    setIsSubmitted(true);
    if (end === undefined) return undefined;
    const body = { ...(code ? { reason_code: code } : {}), reason: text, until: end?.toISOString() ?? null };
    return runAction('banUser', { params: { uid: user.id }, body });
  };
  return (
    <ReasonDialog<BanReason>
      id={`users/${user.id}/ban`}
      title={translate('console.users.ban.title', { name: user.display_name })}
      help={translate('console.users.ban.help')}
      codes={BAN_REASONS}
      codeLabel={(code) => getBanText(getCurrentLocale(), code).title}
      preview={(reason) => <BanPreview reason={reason} end={end} />}
      confirmLabel="console.action.ban"
      confirmColor="error"
      options={length}
      onSubmit={submit}
      onDone={() => {
        onClose();
        onDone?.();
      }}
      onClose={onClose}
    >
      <BanLengthInput value={length.draft} isWrong={isSubmitted && end === undefined} onChange={length.updateDraft} />
    </ReasonDialog>
  );
};
