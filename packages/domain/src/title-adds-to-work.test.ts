import { expect, it } from 'vitest';
import { titleAddsToWork } from './title-adds-to-work.ts';

const operator = { en: 'Telephone Operator', hi: 'टेलीफ़ोन ऑपरेटर', mr: 'टेलिफोन ऑपरेटर' };
const telesales = { en: 'Telesales', hi: 'टेलीसेल्स', mr: 'टेलिसेल्स' };
const fieldSales = { en: 'Field Sales', hi: 'फ़ील्ड सेल्स', mr: 'फील्ड सेल्स' };
const waiter = { en: 'Waiter', hi: 'वेटर', mr: 'वेटर' };
const technician = {
  en: 'AC & Fridge Technician',
  hi: 'एसी और फ़्रिज टेक्नीशियन',
  mr: 'एसी आणि फ्रिज टेक्निशियन',
};
const junior = { en: 'Junior Accountant', hi: 'जूनियर अकाउंटेंट', mr: 'ज्युनिअर अकाउंटंट' };
const teacher = { en: 'Home Tutor', hi: 'होम ट्यूटर', mr: 'होम ट्यूटर' };

it.each([
  ['the same name', waiter, 'Waiter', []],
  ['another case', waiter, 'WAITER', []],
  ['the plural', waiter, 'Waiters', []],
  ['another script', waiter, 'वेटर', []],
  ['another script with a request', waiter, 'वेटर चाहिए', []],
  ['another spelling with the nukta', fieldSales, 'फील्ड सेल्स पाहिजे', []],
  ['a synonym', telesales, 'टेलिकॉलर पाहिजे', ['telecaller', 'टेलिकॉलर']],
  ['a related form of a synonym', telesales, 'Telecalling Executive', ['telecaller']],
  ['a part of the name', technician, 'AC Technician', []],
  ['the type of the job', operator, 'Telephone Operator Intern', []],
  ['words of advertisements', waiter, 'Urgent Hiring Waiter - Immediate Joining', []],
  ['the name without its rank', junior, 'Accountant (Fresher can apply)', []],
  ['the rank that the name has', junior, 'Junior Accountant', []],
  ['the place', waiter, 'Waiter - Nashik', []],
  ['nothing but signs', waiter, '— 2026 —', []],
  ['nothing', waiter, '', []],
])('adds nothing: %s', (_what, workNames, title, otherNames) =>
  expect(titleAddsToWork(title, { workNames, otherNames, placeNames: [['Nashik', 'नाशिक']] })).toBe(false),
);

it.each([
  ['a rank', waiter, 'Senior Waiter', []],
  ['a rank of the upper end', waiter, 'Head Waiter', []],
  ['a rank in another script', waiter, 'सीनियर वेटर', []],
  ['a speciality', telesales, 'Telecaller - Voice Process', ['telecaller']],
  ['a subject', teacher, 'Maths Home Tutor', []],
  ['another place', waiter, 'Waiter - Malda', []],
  ['another word for the work that nobody listed', waiter, 'Steward', []],
  ['what is cooked', { en: 'Cook', hi: 'रसोइया', mr: 'स्वयंपाकी' }, 'Tandoor Cook', []],
])('adds something: %s', (_what, workNames, title, otherNames) =>
  expect(titleAddsToWork(title, { workNames, otherNames, placeNames: [['Nashik', 'नाशिक']] })).toBe(true),
);
