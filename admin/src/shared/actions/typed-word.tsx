import { fold } from '@bigorna/domain/fold';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** Removes differences of accents, case and repeated blanks before the comparison. */
const normalize = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();

export const isSameWord = (typed: string, word: string): boolean => normalize(typed) === normalize(word);

/** A dialog field for a word that the user must type to confirm a risky action. */
export const useTypedWord = (word: string) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  return {
    isTyped: isSameWord(typed, word),
    field: (
      <TextField
        autoComplete="off"
        label={translate('console.typed_confirm.label', { word })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    ),
  };
};
