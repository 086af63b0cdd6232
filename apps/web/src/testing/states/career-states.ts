import type { PressState } from './open-press-state.ts';
import { addressOf } from './screen-state.ts';

/** Forms of a degree, of a school and of a job, filled in and with mistakes. */
export const CAREER: readonly PressState[] = [
  {
    address: addressOf('/ugDetail'),
    name: 'without a college',
    steps: [
      { type: 'College or university', text: '' },
      { type: 'Percentage (optional)', text: '161' },
    ],
    only: ['Save'],
  },
  {
    address: addressOf('/ugDetail'),
    name: 'typed',
    steps: [{ type: 'College or university', text: 'pune' }],
  },
  {
    address: addressOf('/ugDetail'),
    name: 'filled in',
    steps: [
      { type: 'College or university', text: ' Fergusson College ' },
      { type: 'Degree (optional)', text: 'M.Com' },
      { type: 'Percentage (optional)', text: '70.5' },
      { type: 'Passing year (optional)', text: '2025' },
    ],
    only: ['Save'],
  },
  {
    address: '/educationdetailtab',
    name: 'filled in',
    steps: [
      { type: 'School', text: ' Modern High School ' },
      { type: 'Percentage (optional)', text: '70.5' },
      { type: 'Passing year (optional)', text: '2025' },
    ],
    only: ['Save'],
  },
  {
    address: '/educationdetailtab',
    name: 'without a school',
    steps: [
      { type: 'School', text: ' ' },
      { type: 'Percentage (optional)', text: '161' },
    ],
    only: ['Save'],
  },
  {
    address: '/workexperiencetab',
    name: 'edited',
    steps: [{ press: 'Edit' }, { type: 'Position', text: 'Head cook' }],
    only: ['Update', 'Cancel'],
  },
  {
    address: '/workexperiencetab',
    name: 'another job, empty',
    steps: [{ press: 'Add more experience' }],
    only: ['Submit', 'Cancel'],
  },
  {
    address: '/workexperiencetab',
    name: 'another job',
    steps: [
      { press: 'Add more experience' },
      { type: 'Company', text: 'Shinde Sweets' },
      { type: 'Position', text: 'Helper' },
      { type: 'Start date', text: '2024-02-01' },
      { type: 'End date', text: '2024-10-31' },
      { type: 'Industry (optional)', text: 'Other' },
      { type: 'Which industry?', text: 'Sweets' },
      { type: 'Where (optional)', text: 'Nashik' },
      { type: 'What you did there', text: 'Packed sweets and served at the counter.' },
      { type: 'Skills (optional)', text: 'packing, serving' },
    ],
    only: ['Submit'],
  },
  {
    address: '/workexperiencetab',
    name: 'the present job',
    steps: [
      { press: 'Add more experience' },
      { type: 'Company', text: 'Shinde Sweets' },
      { type: 'Position', text: 'Helper' },
      { press: 'I still work there' },
      { type: 'Start date', text: '2024-02-01' },
      { type: 'What you did there', text: 'Packed sweets and served at the counter.' },
    ],
    only: ['Submit'],
  },
];
