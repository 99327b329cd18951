import {
  Box,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { BAN_LENGTHS, type SelectedLength } from './ban-length.ts';

interface BanLengthInputProps {
  value: SelectedLength;
  /** Whether the chosen day is missing or not in the future. */
  isWrong: boolean;
  onChange: (value: SelectedLength) => void;
}

const isoDay = (date: Date): string => date.toLocaleDateString('sv-SE');

export const BanLengthInput = ({ value, isWrong, onChange }: BanLengthInputProps) => {
  const translate = useTranslate();
  const labelId = useId();
  return (
    <FormControl error={isWrong}>
      <FormLabel id={labelId}>{translate('console.users.ban.length')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={value.length}
        onChange={({ target }) => {
          const length = BAN_LENGTHS.find((name) => name === target.value);
          if (length) onChange({ ...value, length });
        }}
      >
        {BAN_LENGTHS.map((length) => (
          <FormControlLabel
            key={length}
            value={length}
            control={<Radio size="small" />}
            label={translate(`console.users.ban.lengths.${length}`)}
          />
        ))}
      </RadioGroup>
      {value.length === 'date' ? (
        <Box sx={{ mt: 1 }}>
          <TextField
            type="date"
            label={translate('console.users.ban.last_day')}
            value={value.day}
            error={isWrong}
            onChange={({ target }) => onChange({ ...value, day: target.value })}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: isoDay(new Date()) } }}
          />
          {isWrong ? <FormHelperText>{translate('console.users.ban.day_needed')}</FormHelperText> : null}
        </Box>
      ) : null}
    </FormControl>
  );
};
