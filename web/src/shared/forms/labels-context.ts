import { createContext, useContext } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';

/** A form's fields in display order, with their labels. */
export type Labels<Values extends FieldValues> = { readonly [name in FieldPath<Values>]?: string };

/** Labels of the surrounding form. */
export const LabelsContext = createContext<Readonly<Record<string, string | undefined>>>({});

export const useLabels = () => useContext(LabelsContext);
