import { CURRENCY, FORMAT_PRICE_CENTS } from '@bigorna/domain/limits';
import { InputAdornment } from '@mui/material';
import { useMemo } from 'react';
import { NumberInput, required, useLocaleState, useTranslate } from 'react-admin';
import { centsOf, moneyText, reaisText } from './reais.ts';

const { min, max } = FORMAT_PRICE_CENTS;

/** A price, written in reais and kept in centavos. */
export const PriceInput = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const validate = useMemo(() => {
    const [least, most] = [moneyText(min, locale, CURRENCY), moneyText(max, locale, CURRENCY)];
    const inBounds = (cents: unknown) =>
      typeof cents === 'number' && (cents < min || cents > max)
        ? translate('console.media_kit.price_bounds', { least, most })
        : undefined;
    return [required(), inBounds];
  }, [locale, translate]);
  return (
    <NumberInput
      source={source}
      label="console.media_kit.price"
      format={reaisText}
      parse={centsOf}
      min={reaisText(min)}
      max={reaisText(max)}
      step="0.01"
      validate={validate}
      helperText="console.media_kit.price_help"
      slotProps={{ input: { startAdornment: <InputAdornment position="start">R$</InputAdornment> } }}
      fullWidth
    />
  );
};
