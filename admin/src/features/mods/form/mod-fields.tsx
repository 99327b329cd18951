import { CATEGORIES, CONTENT_TYPES } from '@bigorna/domain/catalogue-terms';
import type { ModField, StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { ACCESS_TYPES, MOD_TEXT } from '@bigorna/domain/limits';
import { LOCALE_OPTIONS } from '@bigorna/domain/locales';
import { MOD_STATUS } from '@bigorna/domain/mod-status';
import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import {
  AutocompleteArrayInput,
  BooleanInput,
  maxLength,
  RadioButtonGroupInput,
  required,
  SelectInput,
  TextArrayInput,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { UiText } from '#shared/fields/ui-text.tsx';
import { PictureInput } from '#shared/inputs/picture-input.tsx';
import { toChoices } from '#shared/inputs/to-choices.ts';
import { CountedInput } from '../counted-input.tsx';
import { MarkdownInput } from '../markdown-input.tsx';
import { GalleryInput } from './gallery-input.tsx';
import { SlugInput } from './slug-input.tsx';

const Categories = () => {
  const translate = useTranslate();
  return (
    <AutocompleteArrayInput
      source="categories"
      choices={toChoices(CATEGORIES, 'console.category')}
      validate={maxLength(
        MOD_TEXT.categories,
        translate('console.mods.too_many_categories', { max: MOD_TEXT.categories }),
      )}
      helperText={translate('console.mods.categories_help', { max: MOD_TEXT.categories })}
    />
  );
};

const Links = () => (
  <>
    <UiText variant="h6" component="h3" sx={{ mb: 1 }} text="resources.mods.fields.links" />
    <Stack spacing={1}>
      {(['source', 'issues', 'site'] as const).map((name) => (
        <TextInput
          key={name}
          source={`links.${name}`}
          label={`console.mods.link.${name}`}
          type="url"
          placeholder="https://"
          helperText={false}
        />
      ))}
    </Stack>
  </>
);

/** Read-only if the mod cannot be featured. */
const Featured = () => {
  const mod = useRecordContext<StaffMod>();
  return <BooleanInput source="featured" readOnly={mod !== undefined && !MOD_STATUS[mod.status].canFeature} />;
};

interface ModFieldsProps {
  /** Id of the edited mod; undefined for a new mod. */
  mod?: string | undefined;
  /** Whether a new mod comes with a file, which decides the content type. */
  hasFile?: boolean;
}

type Control = (props: ModFieldsProps) => ReactNode;

/** Controls of the wide column, from top to bottom. */
const MAIN_CONTROLS = {
  title: ({ mod }) => (
    <CountedInput source="title" max={MOD_TEXT.title} validate={required()} autoFocus={mod === undefined} />
  ),
  slug: SlugInput,
  author: () => <TextInput source="author" validate={[required(), maxLength(MOD_TEXT.author)]} />,
  short_description: () => <CountedInput source="short_description" max={MOD_TEXT.short} multiline minRows={2} />,
  description: () => <MarkdownInput source="description" max={MOD_TEXT.description} />,
  gallery: GalleryInput,
} satisfies Partial<Record<ModField, Control>>;

/** Controls of the narrow column: all other fields that staff edit. */
const SIDE_CONTROLS: Readonly<Record<Exclude<ModField, keyof typeof MAIN_CONTROLS>, Control>> = {
  thumbnail_url: () => <PictureInput source="thumbnail_url" use="thumbnail" />,
  content_type: ({ hasFile }) =>
    hasFile ? null : (
      <RadioButtonGroupInput
        source="content_type"
        validate={required()}
        choices={toChoices(CONTENT_TYPES, 'console.content_type')}
      />
    ),
  language: () => (
    <SelectInput
      source="language"
      validate={required()}
      choices={LOCALE_OPTIONS.map(({ code, nativeName }) => ({ id: code, name: nativeName }))}
      translateChoice={false}
      helperText="console.mods.language_help"
    />
  ),
  access: () => <RadioButtonGroupInput source="access" choices={toChoices(ACCESS_TYPES, 'console.access')} />,
  categories: Categories,
  tags: () => <TextArrayInput source="tags" helperText="console.mods.tags_help" />,
  featured: Featured,
  license: () => (
    <TextInput source="license" validate={maxLength(MOD_TEXT.license)} helperText="console.mods.license_help" />
  ),
  links: Links,
};

const renderControls = (controls: Readonly<Record<string, Control>>, props: ModFieldsProps) =>
  Object.entries(controls).map(([field, Control]) => <Control key={field} {...props} />);

/** Fields of the create and edit forms. */
export const ModFields = (props: ModFieldsProps) => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' } }}>
    <Stack sx={{ minWidth: 0 }}>{renderControls(MAIN_CONTROLS, props)}</Stack>
    <Stack spacing={1} sx={{ minWidth: 0 }}>
      {renderControls(SIDE_CONTROLS, props)}
    </Stack>
  </Box>
);
