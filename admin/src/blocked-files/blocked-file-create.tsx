import { type AdminBlockedFile, blockedFileBody } from '@bigorna/domain/endpoints/admin/take-downs';
import { BLOCKED_FILE_NAME_MAX, REASON_MAX } from '@bigorna/domain/limits';
import { Create, required, TextInput, useRedirect } from 'react-admin';
import { useStaffAct } from '../acts/use-staff-act.tsx';
import { CARD } from '../content/content-edit.tsx';
import { ContentForm } from '../content/content-form.tsx';

const NEEDED = [required()];
const NAME_LIMIT = { htmlInput: { maxLength: BLOCKED_FILE_NAME_MAX } };
const REASON_LIMIT = { htmlInput: { maxLength: REASON_MAX } };
const HASH_LOOK = { htmlInput: { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' } };

/** Blocks a file that is known by its hash alone, such as from a scanner's list. */
export const BlockedFileCreate = () => {
  const { act } = useStaffAct();
  const redirect = useRedirect();
  return (
    <Create title="console.blocked_files.new" sx={CARD}>
      <ContentForm<typeof blockedFileBody, AdminBlockedFile>
        schema={blockedFileBody}
        save={(body, onFailure) => act('adminCreateBlockedFile', { body }, { onFailure })}
        onSaved={() => redirect('list', 'blocked-files')}
      >
        <TextInput
          source="hash"
          validate={NEEDED}
          helperText="console.blocked_files.hash_help"
          slotProps={HASH_LOOK}
          fullWidth
        />
        <TextInput
          source="name"
          validate={NEEDED}
          helperText="console.blocked_files.name_help"
          slotProps={NAME_LIMIT}
          fullWidth
        />
        <TextInput
          source="reason"
          validate={NEEDED}
          helperText="console.blocked_files.reason_help"
          slotProps={REASON_LIMIT}
          multiline
          minRows={3}
          fullWidth
        />
      </ContentForm>
    </Create>
  );
};
