import { REJECT_REASONS, type RejectReason } from '@bigorna/domain/reject-reasons';
import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { type KeyboardEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useRejectTexts } from '#shared/fields/use-reject-texts.ts';
import { Kbd } from '#shared/shortcuts/kbd.tsx';

/** 1 to 9, then 0, in keyboard order. */
const getKey = (index: number): string => String((index + 1) % 10);
const KEYS = REJECT_REASONS.map((_reason, index) => getKey(index));

interface RejectReasonsProps {
  value: RejectReason | null;
  onChange: (reason: RejectReason) => void;
}

/** Policies by severity. While the choice has the focus, number keys select a policy. */
export const RejectReasons = ({ value, onChange }: RejectReasonsProps) => {
  const translate = useTranslate();
  const texts = useRejectTexts();
  const labelId = useId();
  const press = ({ key, ctrlKey, altKey, metaKey, currentTarget }: KeyboardEvent) => {
    const index = KEYS.indexOf(key);
    const selected = REJECT_REASONS[index];
    if (!selected || ctrlKey || altKey || metaKey) return;
    onChange(selected);
    // The arrow keys continue from the selected policy.
    currentTarget.querySelectorAll<HTMLElement>('input[type=radio]')[index]?.focus();
  };
  return (
    <FormControl onKeyDown={press}>
      <FormLabel id={labelId}>{translate('console.reason_dialog.code')}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={value ?? ''}
        onChange={({ target }) => {
          const selected = REJECT_REASONS.find((reason) => reason === target.value);
          if (selected) onChange(selected);
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
                  <Kbd>{getKey(index)}</Kbd>
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
