export const phrases = {
  title: 'Log in for shops and companies',
  heading: 'Find people for your work',
  lead: 'See who applied, call them, and answer everybody. Log in with your mobile number.',
  number: 'Your mobile number',
  sendCode: 'Send me a code',
  free: 'It costs nothing. There is no password.',
  noConnection: 'No internet',

  codeHeading: 'Type the code',
  codeSent: 'We sent six digits to {{phone}}.',
  otherNumber: 'Use another number',
  code: 'Code from the SMS',
  enter: 'Log in',
  keepSecret:
    'Never share this code, not even with us. If your SIM suddenly stops working, call your phone company at once.',
  resend: 'Send a new code',
  resendIn_one: 'You can ask for a new code in {{count}} second.',
  resendIn_other: 'You can ask for a new code in {{count}} seconds.',

  nameHeading: 'What is your name?',
  name: 'Your name',
  nameHint: 'Your colleagues see who answered.',
  continue: 'Continue',

  hello: 'Hello {{name}}',
  isYours: 'Is this yours?',
  isYoursWhy: 'It has your mobile number, and nobody looks after it here yet.',
  yesMine: 'Yes, this is mine',
  whichCompany: 'Which company?',
  noCompany: 'We know no company with this number',
  noCompanyHint: 'Find your company, or add it in two minutes. Or ask a colleague to invite this number.',
  findOrAdd: 'Find or add your company',
} as const;
