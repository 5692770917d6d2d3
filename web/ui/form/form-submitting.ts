import { createContext } from 'react';

/** Whether the enclosing form is being submitted. */
export const FormSubmittingContext = createContext(false);
