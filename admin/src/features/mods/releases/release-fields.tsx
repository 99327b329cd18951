import { CHANNELS, type ContentType, LOADER_NAMES, LOADERS_BY_TYPE, SIDES } from '@bigorna/domain/catalogue-terms';
import { RELEASE_TEXT } from '@bigorna/domain/limits';
import { Alert, Stack } from '@mui/material';
import {
  ArrayInput,
  AutocompleteInput,
  CheckboxGroupInput,
  maxLength,
  RadioButtonGroupInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useTranslate,
} from 'react-admin';
import { ACTIONS_VISIBLE } from '#shared/inputs/list-actions.ts';
import { toChoices } from '#shared/inputs/to-choices.ts';
import { MarkdownInput } from '../markdown-input.tsx';
import { GameVersionsInput } from './game-versions-input.tsx';

const KINDS = ['required', 'optional', 'incompatible'] as const;

const Dependencies = () => (
  <ArrayInput source="dependencies">
    <SimpleFormIterator inline disableReordering fullWidth sx={ACTIONS_VISIBLE}>
      <ReferenceInput source="mod_id" reference="mods">
        <AutocompleteInput
          label="resources.releases.fields.mod_id"
          optionText="title"
          filterToQuery={(q: string) => ({ q })}
          validate={required()}
          sx={{ minWidth: { sm: 280 } }}
        />
      </ReferenceInput>
      <SelectInput
        source="kind"
        label="resources.releases.fields.kind"
        choices={toChoices(KINDS, 'console.releases.dependency')}
        defaultValue="required"
        validate={required()}
      />
    </SimpleFormIterator>
  </ArrayInput>
);

export const ReleaseFields = ({ kind, unknown }: { kind: ContentType; unknown: readonly string[] }) => {
  const translate = useTranslate();
  const loaders = LOADERS_BY_TYPE[kind].map((id) => ({ id, name: LOADER_NAMES[id] }));
  return (
    <Stack>
      <TextInput source="version" validate={[required(), maxLength(RELEASE_TEXT.version)]} />
      <RadioButtonGroupInput source="channel" choices={toChoices(CHANNELS, 'console.channel')} validate={required()} />
      <CheckboxGroupInput source="loaders" choices={loaders} translateChoice={false} validate={required()} />
      <GameVersionsInput kind={kind} />
      {kind === 'mod' ? (
        <SelectInput source="side" choices={toChoices(SIDES, 'console.side')} emptyText="console.side.unknown" />
      ) : null}
      <Dependencies />
      {unknown.length > 0 ? (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          {translate('console.releases.unknown_dependencies', { names: unknown.join(', ') })}
        </Alert>
      ) : null}
      <MarkdownInput source="changelog" max={RELEASE_TEXT.changelog} rows={6} />
    </Stack>
  );
};
