import { CURRENCY, FORMAT_PRICE_CENTS } from '@bigorna/domain/limits';
import { InputAdornment } from '@mui/material';
import { useMemo } from 'react';
import { NumberInput, required, useLocaleState, useTranslate } from 'react-admin';
import { formatMoney } from '#shared/fields/format-money.ts';
import { formatReais, parseCents } from './reais.ts';

const { min, max } = FORMAT_PRICE_CENTS;

/** Price input in reais. Stores centavos. */
export const PriceInput = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const validate = useMemo(() => {
    const [minText, maxText] = [formatMoney(min, locale, CURRENCY), formatMoney(max, locale, CURRENCY)];
    const isInBounds = (cents: unknown) =>
      typeof cents === 'number' && (cents < min || cents > max)
        ? translate('console.media_kit.price_bounds', { least: minText, most: maxText })
        : undefined;
    return [required(), isInBounds];
  }, [locale, translate]);
  return (
    <NumberInput
      source={source}
      label="console.media_kit.price"
      format={formatReais}
      parse={parseCents}
      min={formatReais(min)}
      max={formatReais(max)}
      step="0.01"
      validate={validate}
      helperText="console.media_kit.price_help"
      slotProps={{ input: { startAdornment: <InputAdornment position="start">R$</InputAdornment> } }}
    />
  );
};
