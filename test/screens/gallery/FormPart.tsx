import { useState } from 'react'
import { Button } from '../../../src/ui/components/basics/Button.tsx'
import { Tabs } from '../../../src/ui/components/basics/Tabs.tsx'
import { Checkbox } from '../../../src/ui/components/form/Checkbox.tsx'
import { CountdownButton } from '../../../src/ui/components/form/CountdownButton.tsx'
import { Field, Select } from '../../../src/ui/components/form/Field.tsx'
import { PasswordField } from '../../../src/ui/components/form/PasswordField.tsx'
import { PhoneField } from '../../../src/ui/components/form/PhoneField.tsx'
import { VerificationInput } from '../../../src/ui/components/form/VerificationInput.tsx'
import css from './gallery.module.css'
import { nothing, Part } from './Part.tsx'

const COUNTRIES = [
  { country: 'BR', name: 'Brazil', code: '55' },
  { country: 'MX', name: 'Mexico', code: '52' },
]

const EmailForm = () => {
  const [email, setEmail] = useState('ana.ruiz@exemplo')
  const [password, setPassword] = useState('correct horse')
  const [agreed, setAgreed] = useState(true)
  const [gender, setGender] = useState('')
  return (
    <div className={css.stack}>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={email.endsWith('o') ? 'Enter a valid email address' : undefined}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        hint="6 to 16 characters"
      />
      <Select
        label="Gender"
        name="gender"
        value={gender}
        options={[
          { value: 'f', label: 'Female' },
          { value: 'm', label: 'Male' },
        ]}
        onChange={setGender}
      />
      <Checkbox name="terms" checked={agreed} onChange={setAgreed} error={agreed ? undefined : 'Agree to go on'}>
        I agree to the <a href="#terms">Terms</a> and <a href="#privacy">Privacy Policy</a>
      </Checkbox>
      <Button variant="primary" wide>
        Log in
      </Button>
    </div>
  )
}

const PhoneForm = () => {
  const [country, setCountry] = useState('BR')
  const [phone, setPhone] = useState('11 98765 0000')
  const [code, setCode] = useState('40')
  return (
    <div className={css.stack}>
      <PhoneField
        label="Phone"
        countries={COUNTRIES}
        country={country}
        onCountry={setCountry}
        value={phone}
        onChange={setPhone}
      />
      <VerificationInput label="Verification code" value={code} onChange={setCode}>
        <CountdownButton secondsLeft={47} sent onPress={nothing} />
      </VerificationInput>
      <VerificationInput
        label="Verification code, refused"
        value="9999"
        onChange={nothing}
        error="Wrong Verification code or No Verification code"
      >
        <CountdownButton secondsLeft={0} sent={false} onPress={nothing} />
      </VerificationInput>
      <Field label="Full name" name="name" value="Not yours to change" onChange={nothing} disabled />
      <Button variant="primary" disabled wide>
        Log in
      </Button>
    </div>
  )
}

export const FormPart = () => {
  const [tab, setTab] = useState('email')
  return (
    <div className={css.parts}>
      <Part title="Email and password">
        <div className={css.panel}>
          <div className={css.stack}>
            <Tabs
              label="How to log in"
              tabs={[
                { id: 'email', label: 'Email' },
                { id: 'phone', label: 'Phone' },
              ]}
              selected={tab}
              onSelect={setTab}
              controls="login-form"
            />
            <div id="login-form" role="tabpanel" aria-label={tab}>
              <EmailForm />
            </div>
          </div>
        </div>
      </Part>
      <Part title="Phone and code">
        <div className={css.panel}>
          <PhoneForm />
        </div>
      </Part>
    </div>
  )
}
