import { REJECT_REASONS, type RejectReason } from '@bigorna/domain/reject-reasons';
import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { type KeyboardEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Kbd } from '../../layout/shortcuts/kbd.tsx';
import { useRejectTexts } from './use-reject-texts.ts';

/** 1 to 9, then 0, as they lie on the keyboard. */
const keyAt = (index: number): string => String((index + 1) % 10);
const KEYS = REJECT_REASONS.map((_reason, index) => keyAt(index));

interface RejectReasonsProps {
  value: RejectReason | null;
  onChange: (reason: RejectReason) => void;
}

/** The policies, the gravest first, each under its number while the choice has the focus. */
export const RejectReasons = ({ value, onChange }: RejectReasonsProps) => {
  const translate = useTranslate();
  const texts = useRejectTexts();
  const labelId = useId();
  const press = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    const chosen = REJECT_REASONS[KEYS.indexOf(key)];
    if (chosen && !ctrlKey && !altKey && !metaKey) onChange(chosen);
  };
  return (
    <FormControl onKeyDown={press}>
      <FormLabel id={labelId}>{translate('console.reason_dialog.code')}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={value ?? ''}
        onChange={({ target }) => {
          const chosen = REJECT_REASONS.find((reason) => reason === target.value);
          if (chosen) onChange(chosen);
        }}
        sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {REJECT_REASONS.map((reason, index) => (
          <FormControlLabel
            key={reason}
            value={reason}
            control={<Radio size="small" autoFocus={index === 0} />}
            label={
              <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', fontSize: '0.875rem' }}>
                <Box component="span" aria-hidden sx={{ '@media (hover: none)': { display: 'none' } }}>
                  <Kbd>{keyAt(index)}</Kbd>
                </Box>
                {texts[reason].title}
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};
