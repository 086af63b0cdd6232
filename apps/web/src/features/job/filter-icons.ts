import type { JobFilterName } from '@nukkad/contract';
import {
  BadgeIndianRupee,
  Briefcase,
  GraduationCap,
  House,
  type LucideIcon,
  MapPin,
  SunMoon,
  TrendingUp,
} from 'lucide-react';

/** Icon of each filter, also used for the corresponding fact of a job. */
export const FILTER_ICONS: Readonly<Record<JobFilterName, LucideIcon>> = {
  jobProfile: Briefcase,
  jobType: Briefcase,
  shift: SunMoon,
  workPlace: House,
  pay: BadgeIndianRupee,
  radiusKm: MapPin,
  experience: TrendingUp,
  experienceYears: TrendingUp,
  qualification: GraduationCap,
};
