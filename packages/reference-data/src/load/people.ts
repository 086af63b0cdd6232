import type { Language, Qualification } from '@nukkad/contract';

export type PersonApplicationStatus =
  | 'APPLIED'
  | 'SHORTLISTED'
  | 'SCHEDULED'
  | 'INTERVIEWED'
  | 'HIRED'
  | 'REJECTED';

/** A demo application to one of the nearest jobs of a profile, sent the given number of days ago. */
export interface PersonApplication {
  profileKey: string;
  status: PersonApplicationStatus;
  daysAgo: number;
}

export interface PersonEducation {
  level: Qualification;
  institution: string;
  exam: string | null;
  percentage: number;
  passingYear: number;
}

export interface PersonExperience {
  organization: string;
  position: string;
  levelYears: number;
  location: string;
  /** Name of an industry sector, in English. */
  industry: string;
  /** Dates in ISO format. An `endDate` of null means the current position. */
  startDate: string;
  endDate: string | null;
}

/** A fictional seeker for trying the product. */
export interface Person {
  /** User id (`sub`) at the local sign-in provider. */
  subject: string;
  name: string;
  email: string;
  language: Language;
  /** The seeker's profile; null for a seeker who has just signed in for the first time. */
  profile: PersonProfile | null;
}

export interface PersonProfile {
  /** E.164; no Indian mobile number begins with 6666. */
  phone: string;
  birthDate: string;
  gender: 'MALE' | 'FEMALE';
  citySlug: string;
  isExperienced: boolean;
  summary: string;
  aboutMe: string | null;
  skills: string[];
  interests: string[];
  education: PersonEducation[];
  experience: PersonExperience[];
  applications: PersonApplication[];
  /** Number of saved jobs. They are the nearest jobs of the first interest. */
  savedJobs: number;
  /** Credits that are left after all applications. */
  creditsLeft: number;
  referralCode: string;
}

const asha: Person = {
  subject: 'local-asha',
  name: 'Asha Pawar',
  email: 'asha.pawar@example.in',
  language: 'mr',
  profile: {
    phone: '+916666000001',
    birthDate: '1996-08-14',
    gender: 'FEMALE',
    citySlug: 'pune',
    isExperienced: true,
    summary: 'सहा वर्षं घरगुती आणि टिफिनचा स्वयंपाक. चपाती, भाजी, सणाचं जेवण, पन्नास माणसांपर्यंत.',
    aboutMe: 'वेळेवर येते, स्वयंपाकघर स्वच्छ ठेवते. कोथरूड आणि आसपास काम हवं आहे.',
    skills: ['Indian Cooking', 'Chapati Making', 'Bulk Cooking', 'Kitchen Hygiene'],
    interests: ['cook', 'tailor'],
    education: [
      {
        level: 'SSC',
        institution: 'Zilla Parishad High School, Satara',
        exam: 'SSC',
        percentage: 61.4,
        passingYear: 2012,
      },
    ],
    experience: [
      {
        organization: 'Annapurna Tiffin Service',
        position: 'Cook',
        levelYears: 4,
        location: 'Pune',
        industry: 'Hotels & Restaurants',
        startDate: '2020-06-01',
        endDate: '2024-05-31',
      },
      {
        organization: 'Joshi Mess',
        position: 'Head cook',
        levelYears: 2,
        location: 'Pune',
        industry: 'Hotels & Restaurants',
        startDate: '2024-07-15',
        endDate: null,
      },
    ],
    applications: [
      { profileKey: 'cook', status: 'APPLIED', daysAgo: 1 },
      { profileKey: 'cook', status: 'SHORTLISTED', daysAgo: 5 },
      { profileKey: 'cook', status: 'SCHEDULED', daysAgo: 8 },
    ],
    savedJobs: 2,
    creditsLeft: 7,
    referralCode: 'ASHAP234',
  },
};

const ravi: Person = {
  subject: 'local-ravi',
  name: 'Ravi Kumar',
  email: 'ravi.kumar@example.in',
  language: 'hi',
  profile: null,
};

const sunita: Person = {
  subject: 'local-sunita',
  name: 'Sunita Yadav',
  email: 'sunita.yadav@example.in',
  language: 'hi',
  profile: {
    phone: '+916666000003',
    birthDate: '2000-03-15',
    gender: 'FEMALE',
    citySlug: 'lucknow',
    isExperienced: true,
    summary: 'दो साल अस्पताल के रिसेप्शन पर काम किया। फ़ोन, अपॉइंटमेंट, बिलिंग और मरीज़ों से अच्छी बातचीत।',
    aboutMe: 'हिंदी और साधारण अंग्रेज़ी बोलती हूँ। कंप्यूटर और Excel आता है।',
    skills: ['Front Desk Handling', 'Call Handling', 'Appointment Booking', 'MS Excel'],
    interests: ['receptionist', 'teacher', 'counselor'],
    education: [
      {
        level: 'SSC',
        institution: 'Rajkiya Balika Inter College, Lucknow',
        exam: 'SSC',
        percentage: 72,
        passingYear: 2015,
      },
      {
        level: 'HSSC',
        institution: 'Rajkiya Balika Inter College, Lucknow',
        exam: 'HSSC',
        percentage: 68.5,
        passingYear: 2017,
      },
      {
        level: 'UG',
        institution: 'University of Lucknow',
        exam: 'Bachelor of Arts (B.A.)',
        percentage: 64,
        passingYear: 2020,
      },
    ],
    experience: [
      {
        organization: 'Sanjeevani Clinic',
        position: 'Receptionist',
        levelYears: 2,
        location: 'Lucknow',
        industry: 'Hospitals & Healthcare',
        startDate: '2022-01-10',
        endDate: '2024-03-31',
      },
    ],
    applications: [
      { profileKey: 'receptionist', status: 'INTERVIEWED', daysAgo: 12 },
      { profileKey: 'receptionist', status: 'HIRED', daysAgo: 20 },
      { profileKey: 'counselor', status: 'REJECTED', daysAgo: 15 },
      { profileKey: 'receptionist', status: 'APPLIED', daysAgo: 2 },
    ],
    savedJobs: 3,
    creditsLeft: 4,
    referralCode: 'SUNTA567',
  },
};

const imran: Person = {
  subject: 'local-imran',
  name: 'Imran Shaikh',
  email: 'imran.shaikh@example.in',
  language: 'en',
  profile: {
    phone: '+916666000004',
    birthDate: '2003-11-02',
    gender: 'MALE',
    citySlug: 'mumbai',
    isExperienced: false,
    summary: 'I know the western suburbs by heart, ride carefully and have my own bike and smartphone.',
    aboutMe: null,
    skills: ['Two-wheeler Driving', 'Own Bike', 'Map & GPS Use'],
    interests: ['delivery'],
    education: [
      {
        level: 'SSC',
        institution: 'Anjuman-I-Islam High School, Mumbai',
        exam: 'SSC',
        percentage: 58.2,
        passingYear: 2019,
      },
    ],
    experience: [],
    applications: [
      { profileKey: 'delivery', status: 'APPLIED', daysAgo: 3 },
      { profileKey: 'delivery', status: 'APPLIED', daysAgo: 4 },
    ],
    savedJobs: 1,
    creditsLeft: 0,
    referralCode: 'MRANS389',
  },
};

/**
 * Demo seekers at different stages. Asha is in the middle of her search, and Ravi has just signed in. Sunita may
 * review a company, and Imran has no credits left. None of them is a real person.
 */
export const people: readonly Person[] = [asha, ravi, sunita, imran];
