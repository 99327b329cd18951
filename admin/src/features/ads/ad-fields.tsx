import { AD_PLACEMENTS } from '@bigorna/domain/entities/ad';
import { Box, Stack, Typography } from '@mui/material';
import { BooleanInput, NumberInput, required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { UiText } from '#shared/fields/ui-text.tsx';
import { ZonedDateTimeInput } from '#shared/forms/zoned-date-time-input.tsx';
import { PictureInput } from '#shared/inputs/picture-input.tsx';
import { toChoices } from '#shared/inputs/to-choices.ts';
import { TranslatedInput } from '#shared/inputs/translated-input.tsx';
import { WeightShare } from './weight-share.tsx';

const NEEDED = [required()];
const PLACEMENTS = toChoices(AD_PLACEMENTS, 'console.ads.placements');
/** The form copies the stored image's pixel size. `shouldDirty` marks the copy as a change, like typed input. */
const SIZE = { shouldDirty: true } as const;

const Picture = () => {
  const { setValue } = useFormContext();
  return (
    <PictureInput
      source="image_url"
      label="resources.ads.fields.image_url"
      use="ad"
      aspectRatio="auto"
      validate={NEEDED}
      onStored={({ width, height }) => {
        setValue('width', width, SIZE);
        setValue('height', height, SIZE);
      }}
    />
  );
};

const Zone = () => {
  const translate = useTranslate();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {translate('console.ads.zone', { zone: timeZone.replaceAll('_', ' ') })}. {translate('console.ads.delay')}
    </Typography>
  );
};

const Heading = ({ text }: { text: string }) => <UiText variant="h6" component="h2" text={text} />;

export const AdFields = ({ id }: { id: string }) => (
  <Stack sx={{ width: 1, minWidth: 0 }} spacing={1.5}>
    <Heading text="console.ads.what" />
    <TextInput source="title" validate={NEEDED} helperText="console.ads.title_help" />
    <Picture />
    <TranslatedInput source="alt" label="resources.ads.fields.alt" help="console.ads.alt_help" max={200} />
    <TextInput source="link" type="url" validate={NEEDED} helperText="console.ads.link_help" />
    <Heading text="console.ads.where" />
    <SelectInput source="placement" choices={PLACEMENTS} validate={NEEDED} />
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, width: 1 }}>
      <ZonedDateTimeInput source="starts_at" />
      <ZonedDateTimeInput source="ends_at" />
    </Box>
    <Zone />
    <NumberInput source="weight" min={1} max={100} step={1} validate={NEEDED} helperText="console.ads.weight_help" />
    <WeightShare id={id} />
    <BooleanInput source="active" helperText="console.ads.active_help" />
  </Stack>
);
