import { CATEGORIES, CONTENT_TYPES } from '@bigorna/domain/catalogue-terms';
import { ACCESS_TYPES, MOD_TEXT } from '@bigorna/domain/limits';
import { LOCALE_OPTIONS } from '@bigorna/domain/locales';
import { Box, Stack, Typography } from '@mui/material';
import {
  AutocompleteArrayInput,
  BooleanInput,
  maxLength,
  RadioButtonGroupInput,
  required,
  SelectInput,
  TextArrayInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import { PictureInput } from '../../inputs/picture-input.tsx';
import { choicesOf } from '../choices.ts';
import { CountedInput } from './counted-input.tsx';
import { GalleryInput } from './gallery-input.tsx';
import { MarkdownInput } from './markdown-input.tsx';
import { SlugInput } from './slug-input.tsx';

const CATEGORIES_MAX = 5;

const Texts = ({ mod }: { mod?: string }) => (
  <Stack sx={{ minWidth: 0 }}>
    <CountedInput source="title" max={MOD_TEXT.title} validate={required()} autoFocus={mod === undefined} />
    <SlugInput {...(mod ? { mod } : {})} />
    <TextInput source="author" fullWidth validate={[required(), maxLength(MOD_TEXT.author)]} />
    <CountedInput source="short_description" max={MOD_TEXT.short} multiline minRows={2} />
    <MarkdownInput source="description" max={MOD_TEXT.description} />
    <GalleryInput />
  </Stack>
);

const Sorting = () => {
  const translate = useTranslate();
  return (
    <>
      <RadioButtonGroupInput
        source="content_type"
        validate={required()}
        choices={choicesOf(CONTENT_TYPES, 'console.content_type')}
      />
      <SelectInput
        source="language"
        validate={required()}
        choices={LOCALE_OPTIONS.map(({ code, nativeName }) => ({ id: code, name: nativeName }))}
        translateChoice={false}
        helperText="console.mods.language_help"
      />
      <RadioButtonGroupInput source="access" choices={choicesOf(ACCESS_TYPES, 'console.access')} />
      <AutocompleteArrayInput
        source="categories"
        choices={choicesOf(CATEGORIES, 'console.category')}
        validate={maxLength(CATEGORIES_MAX, translate('console.mods.too_many_categories', { max: CATEGORIES_MAX }))}
        helperText={translate('console.mods.categories_help', { max: CATEGORIES_MAX })}
      />
      <TextArrayInput source="tags" helperText="console.mods.tags_help" />
      <BooleanInput source="featured" />
    </>
  );
};

const Sources = () => {
  const translate = useTranslate();
  return (
    <>
      <TextInput
        source="license"
        fullWidth
        validate={maxLength(MOD_TEXT.license)}
        helperText="console.mods.license_help"
      />
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {translate('resources.mods.fields.links')}
      </Typography>
      {(['source', 'issues', 'site'] as const).map((name) => (
        <TextInput
          key={name}
          source={`links.${name}`}
          label={`console.mods.link.${name}`}
          type="url"
          fullWidth
          placeholder="https://"
          helperText={false}
        />
      ))}
    </>
  );
};

/** What staff write of a mod, for a new one and one that is there. */
export const ModFields = ({ mod }: { mod?: string }) => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' } }}>
    <Texts {...(mod ? { mod } : {})} />
    <Stack spacing={1} sx={{ minWidth: 0 }}>
      <PictureInput source="thumbnail_url" use="thumbnail" />
      <Sorting />
      <Sources />
    </Stack>
  </Box>
);
