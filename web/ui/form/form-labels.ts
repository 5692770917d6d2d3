import { createContext } from 'react';

/** The label of each field of a form by its name, so that the summary can name them. */
export type Labels = Map<string, string>;

export const FormLabels = createContext<Labels>(new Map());
