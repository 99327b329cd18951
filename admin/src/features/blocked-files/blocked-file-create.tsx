import { type AdminBlockedFile, blockedFileBody } from '@bigorna/domain/endpoints/admin/take-downs.schemas';
import { BLOCKED_FILE_NAME_MAX, REASON_MAX } from '@bigorna/domain/limits';
import { required, TextInput } from 'react-admin';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { ContentForm } from '#shared/forms/content-form.tsx';
import { ContentCreate } from '#shared/forms/content-pages.tsx';

const NEEDED = [required()];
const NAME_LIMIT = { htmlInput: { maxLength: BLOCKED_FILE_NAME_MAX } };
const REASON_LIMIT = { htmlInput: { maxLength: REASON_MAX } };
const HASH_INPUT_PROPS = { htmlInput: { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' } };

/** Blocks a file by its hash, for example from a scanner's list. */
export const BlockedFileCreate = () => {
  const { runAction } = useStaffMutation();
  return (
    <ContentCreate title="console.blocked_files.new">
      <ContentForm<typeof blockedFileBody, AdminBlockedFile>
        schema={blockedFileBody}
        save={(body, options) => runAction('adminCreateBlockedFile', { body }, options)}
      >
        <TextInput
          source="hash"
          validate={NEEDED}
          helperText="console.blocked_files.hash_help"
          slotProps={HASH_INPUT_PROPS}
        />
        <TextInput
          source="name"
          validate={NEEDED}
          helperText="console.blocked_files.name_help"
          slotProps={NAME_LIMIT}
        />
        <TextInput
          source="reason"
          validate={NEEDED}
          helperText="console.blocked_files.reason_help"
          slotProps={REASON_LIMIT}
          multiline
          minRows={3}
        />
      </ContentForm>
    </ContentCreate>
  );
};
