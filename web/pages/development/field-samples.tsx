import { useState } from 'react';
import { Checkbox } from '#web/ui/field/choice/checkbox.tsx';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { Switch } from '#web/ui/field/choice/switch.tsx';
import { FileDrop } from '#web/ui/field/file-drop.tsx';
import { NumberField } from '#web/ui/field/text/number-field.tsx';
import { PasswordField } from '#web/ui/field/text/password-field.tsx';
import { SearchField } from '#web/ui/field/text/search-field.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Sample } from './sample.tsx';

export function FieldSamples() {
  return (
    <>
      <Sample name="TextField, SearchField, PasswordField, NumberField, TextArea" layout="grid">
        <TextField label="Job title" hint="As people search for it" defaultValue="Data analyst" />
        <TextField label="Email" error="Enter an email address, like name@example.com." defaultValue="name@" />
        <TextField label="Website" isOptional isDisabled defaultValue="https://example.com" />
        <SearchField label="Search jobs" placeholder="Job title or employer" />
        <PasswordField label="Password" autoComplete="current-password" />
        <NumberField label="Openings" value={3} onChange={() => {}} />
        <TextArea label="Message" value="Hello Ana" onChange={() => {}} rows={3} max={150} />
      </Sample>
      <ChoiceSamples />
      <Sample name="CheckboxGroup in columns" layout="stack">
        <CheckboxGroup
          label="Work modes"
          value={['remote']}
          onChange={() => {}}
          choices={workModes}
          variant="columns"
        />
      </Sample>
      <Sample name="FileDrop" layout="stack">
        <FileDrop label="Résumé" hint="PDF or Word, up to 5 MB" files={[]} onChange={() => {}} accept={['.pdf']} />
      </Sample>
    </>
  );
}

const workModes = [
  { value: 'remote', label: 'Remote' },
  { value: 'hybrid', label: 'Hybrid', note: 'Some days in the office' },
  { value: 'site', label: 'On site' },
];

function ChoiceSamples() {
  const [mode, setMode] = useState('hybrid');
  const [modes, setModes] = useState<string[]>(['remote']);
  const [isOn, setOn] = useState(true);
  return (
    <Sample name="RadioGroup, CheckboxGroup, Select, Switch, Checkbox" layout="grid">
      <RadioGroup label="Workplace" value={mode} onChange={setMode} choices={workModes} />
      <RadioGroup label="Workplace" value={mode} onChange={setMode} choices={workModes} variant="cards" />
      <RadioGroup label="Workplace" value={mode} onChange={setMode} choices={workModes} variant="segments" />
      <CheckboxGroup label="Workplaces" value={modes} onChange={setModes} choices={workModes} />
      <Select label="Workplace" value={mode} onChange={setMode} choices={workModes} />
      <Switch isSelected={isOn} onChange={setOn} note="Timers, motion, and sounds are off">
        Calm mode
      </Switch>
      <Checkbox defaultSelected>I agree to the terms</Checkbox>
    </Sample>
  );
}
