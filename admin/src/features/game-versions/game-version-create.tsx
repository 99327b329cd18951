import { CONTENT_TYPES } from '@bigorna/domain/catalogue-terms';
import { type AdminGameVersion, gameVersionBody } from '@bigorna/domain/endpoints/admin/game-versions.schemas';
import { GAME_VERSION_MAX } from '@bigorna/domain/game-versions';
import { RadioButtonGroupInput, required, TextInput } from 'react-admin';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { ContentForm } from '#shared/forms/content-form.tsx';
import { ContentCreate } from '#shared/forms/content-pages.tsx';
import { toChoices } from '#shared/inputs/to-choices.ts';

const NEEDED = [required()];
const DEFAULTS = { content_type: 'mod' };
const EDITIONS = toChoices(CONTENT_TYPES, 'console.game_versions.edition');
const INPUT_PROPS = { htmlInput: { maxLength: GAME_VERSION_MAX, spellCheck: false, autoComplete: 'off' } };

/** Adds a game version to those that forms and filters offer. */
export const GameVersionCreate = () => {
  const { runAction } = useStaffMutation();
  return (
    <ContentCreate title="console.game_versions.new">
      <ContentForm<typeof gameVersionBody, AdminGameVersion>
        schema={gameVersionBody}
        defaultValues={DEFAULTS}
        save={(body, options) => runAction('adminCreateGameVersion', { body }, options)}
      >
        <RadioButtonGroupInput source="content_type" choices={EDITIONS} validate={NEEDED} />
        <TextInput
          source="version"
          validate={NEEDED}
          helperText="console.game_versions.version_help"
          slotProps={INPUT_PROPS}
        />
      </ContentForm>
    </ContentCreate>
  );
};
