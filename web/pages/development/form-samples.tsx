import { Save } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/action/button.tsx';
import { ComboBox } from '#web/ui/field/choice/combo-box.tsx';
import { TokenField } from '#web/ui/field/choice/token-field.tsx';
import { ColorField } from '#web/ui/field/color-field.tsx';
import { CodeField } from '#web/ui/field/text/code-field.tsx';
import { EmailField } from '#web/ui/field/text/email-field.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { SaveState } from '#web/ui/form/save-state.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { Sample } from './sample.tsx';

export function FormSamples() {
  return (
    <>
      <Sample name="ErrorSummary" layout="stack">
        <ErrorSummary
          problems={[
            { name: 'title', label: 'Job title', text: 'Enter a job title.' },
            { name: 'email', label: 'Email', text: 'Enter an email address.' },
          ]}
          failure="The service isn’t available right now."
          submitCount={0}
          onSelect={() => {}}
        />
      </Sample>
      <SuggestionSample />
      <Sample name="EmailField, CodeField, ColorField" layout="grid">
        <EmailField label="Work email" autoComplete="email" />
        <CodeField label="Six-digit code" hint="From your authenticator app" />
        <ColorField label="Brand color" pickLabel="Pick a color" value="#17545c" onChange={() => {}} />
      </Sample>
      <Sample name="FormActions, SubmitButton, SaveState" layout="stack">
        {(['saving', 'saved', 'failed'] as const).map((state) => (
          <FormActions key={state}>
            <SubmitButton icon={Save}>Save changes</SubmitButton>
            <Button>Cancel</Button>
            <SaveState draft={{ state, savedAt: new Date(2026, 10, 22, 9, 30) }} />
          </FormActions>
        ))}
      </Sample>
    </>
  );
}

const suggestions = [
  { value: '1', label: 'SQL', note: '38 jobs' },
  { value: '2', label: 'Spreadsheets' },
];

function SuggestionSample() {
  const [text, setText] = useState('');
  const [skill, setSkill] = useState('');
  const [skills, setSkills] = useState([{ value: '1', label: 'SQL' }]);
  return (
    <Sample name="ComboBox, TokenField" layout="grid">
      <ComboBox label="Location" text={text} onTextChange={setText} suggestions={suggestions} placeholder="City" />
      <ComboBox label="Loading suggestions" text="" onTextChange={() => {}} suggestions={[]} state="loading" />
      <ComboBox label="Failed suggestions" text="" onTextChange={() => {}} suggestions={[]} state="failed" />
      <TokenField
        label="Skills"
        text={skill}
        onTextChange={setSkill}
        suggestions={suggestions}
        value={skills}
        onChange={setSkills}
      />
    </Sample>
  );
}
