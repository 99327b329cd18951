import { Box, Typography } from '@mui/material';
import { ArrayInput, NumberInput, required, SimpleFormIterator, TextInput, useTranslate } from 'react-admin';
import { ACTIONS_SHOWN } from '../inputs/list-actions.ts';
import { TranslatedInput } from '../inputs/translated-input.tsx';
import { PriceInput } from './price-input.tsx';

const NEEDED = [required()];
const ROW = { width: 1, display: 'grid', gap: 1, minWidth: 0 };

const Help = ({ text }: { text: string }) => {
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {translate(text)}
    </Typography>
  );
};

/** A few numbers that say how big the portal is, each named in six languages. */
export const Figures = () => (
  <Box sx={{ width: 1, minWidth: 0 }}>
    <ArrayInput source="figures" helperText={false}>
      <SimpleFormIterator fullWidth sx={ACTIONS_SHOWN}>
        <Box sx={ROW}>
          <TextInput source="value" label="console.media_kit.value" validate={NEEDED} fullWidth helperText={false} />
          <TranslatedInput source="label" label="console.media_kit.label" max={100} />
        </Box>
      </SimpleFormIterator>
    </ArrayInput>
    <Help text="console.media_kit.figures_help" />
  </Box>
);

/** What partners can book, each with its price. */
export const Formats = () => (
  <Box sx={{ width: 1, minWidth: 0 }}>
    <ArrayInput source="formats" helperText={false}>
      <SimpleFormIterator fullWidth sx={ACTIONS_SHOWN}>
        <Box sx={ROW}>
          <TranslatedInput source="name" label="console.media_kit.format" max={100} />
          <TranslatedInput source="description" label="console.media_kit.delivered" max={1000} multiline />
          <PriceInput source="price_cents" />
        </Box>
      </SimpleFormIterator>
    </ArrayInput>
    <Help text="console.media_kit.formats_help" />
  </Box>
);

/** Where else the portal is found. */
export const Channels = () => (
  <Box sx={{ width: 1, minWidth: 0 }}>
    <ArrayInput source="channels" helperText={false}>
      <SimpleFormIterator fullWidth sx={ACTIONS_SHOWN}>
        <Box sx={{ ...ROW, gridTemplateColumns: { md: '1fr 2fr 140px' } }}>
          <TextInput source="name" label="console.media_kit.channel" validate={NEEDED} fullWidth helperText={false} />
          <TextInput
            source="url"
            type="url"
            label="console.media_kit.url"
            validate={NEEDED}
            fullWidth
            helperText={false}
          />
          <NumberInput
            source="followers"
            min={0}
            step={1}
            label="console.media_kit.followers"
            validate={NEEDED}
            fullWidth
            helperText={false}
          />
        </Box>
      </SimpleFormIterator>
    </ArrayInput>
    <Help text="console.media_kit.channels_help" />
  </Box>
);
