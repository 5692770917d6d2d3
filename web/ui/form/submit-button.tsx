import { useContext } from 'react';
import { Button, type ButtonProps } from '#web/ui/action/button.tsx';
import { FormSubmittingContext } from './form-submitting.ts';

/** Submits the enclosing form; pending until the submission completes. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'isPending'>) {
  return <Button variant="primary" {...props} type="submit" isPending={useContext(FormSubmittingContext)} />;
}
