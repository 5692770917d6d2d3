import { useContext } from 'react';
import { Button, type ButtonProps } from '#web/ui/action/button.tsx';
import { FormSending } from './form-sending.ts';

/** Sends the form it stands in; until that is done it is pending. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'isPending'>) {
  return <Button variant="primary" {...props} type="submit" isPending={useContext(FormSending)} />;
}
