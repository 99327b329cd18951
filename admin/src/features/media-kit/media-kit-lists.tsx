import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ArrayInput, NumberInput, required, SimpleFormIterator, TextInput } from 'react-admin';
import { UiText } from '#shared/fields/ui-text.tsx';
import { ACTIONS_VISIBLE } from '#shared/inputs/list-actions.ts';
import { TranslatedInput } from '#shared/inputs/translated-input.tsx';
import { PriceInput } from './price-input.tsx';

const NEEDED = [required()];
const WIDE = { width: 1, minWidth: 0 };

interface ListInputProps {
  source: string;
  /** Message key of the help text. */
  help: string;
  gridTemplateColumns?: { md: string };
  children: ReactNode;
}

/** A list of records of the media kit, each with the same inputs. */
const ListInput = ({ source, help, gridTemplateColumns, children }: ListInputProps) => (
  <Box sx={WIDE}>
    <ArrayInput source={source} helperText={false}>
      <SimpleFormIterator fullWidth sx={ACTIONS_VISIBLE}>
        <Box sx={{ ...WIDE, display: 'grid', gap: 1, ...(gridTemplateColumns ? { gridTemplateColumns } : {}) }}>
          {children}
        </Box>
      </SimpleFormIterator>
    </ArrayInput>
    <UiText variant="body2" color="textSecondary" sx={{ mb: 1 }} text={help} />
  </Box>
);

const PLAIN = { validate: NEEDED, helperText: false } as const;

/** Key numbers of the portal, named in six languages. */
export const KeyNumbers = () => (
  <ListInput source="figures" help="console.media_kit.figures_help">
    <TextInput source="value" label="console.media_kit.value" {...PLAIN} />
    <TranslatedInput source="label" label="console.media_kit.label" max={100} />
  </ListInput>
);

/** Ad formats that partners can book, with prices. */
export const Formats = () => (
  <ListInput source="formats" help="console.media_kit.formats_help">
    <TranslatedInput source="name" label="console.media_kit.format" max={100} />
    <TranslatedInput source="description" label="console.media_kit.delivered" max={1000} multiline />
    <PriceInput source="price_cents" />
  </ListInput>
);

/** Other channels of the portal, such as social networks, with their followers. */
export const Channels = () => (
  <ListInput source="channels" help="console.media_kit.channels_help" gridTemplateColumns={{ md: '1fr 2fr 140px' }}>
    <TextInput source="name" label="console.media_kit.channel" {...PLAIN} />
    <TextInput source="url" type="url" label="console.media_kit.url" {...PLAIN} />
    <NumberInput source="followers" min={0} step={1} label="console.media_kit.followers" {...PLAIN} />
  </ListInput>
);
