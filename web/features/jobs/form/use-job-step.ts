import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { parseChoice } from '#web/lib/hooks/use-url-filters.ts';
import { type StepName, stepNames } from './job-steps.ts';

interface JobStep {
  readonly step: StepName;
  readonly getHref: (step: StepName) => string;
  /** Opens a step at once, so that its fields can take the focus. */
  readonly open: (step: StepName) => void;
}

/** The open step. It is in the address, so that Back returns to the previous one and a reload stays. */
export function useJobStep(): JobStep {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const inAddress = parseChoice(params.get('step') ?? '', stepNames) ?? 'basics';
  const [step, setStep] = useState(inAddress);
  useEffect(() => setStep(inAddress), [inAddress]);
  const getHref = (name: StepName) => {
    const others = new URLSearchParams(params);
    if (name === 'basics') others.delete('step');
    else others.set('step', name);
    return [pathname, others.toString()].filter(Boolean).join('?');
  };
  const open = (name: StepName) => {
    flushSync(() => setStep(name));
    if (name !== inAddress) void navigate(getHref(name), { state, preventScrollReset: true });
  };
  return { step, getHref, open };
}
