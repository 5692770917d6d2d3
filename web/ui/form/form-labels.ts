import { createContext } from 'react';

/** The labels of the fields by field name, for the error summary. */
export type FieldLabels = Map<string, string>;

export const FormLabelsContext = createContext<FieldLabels>(new Map());
