import type { JobFilterName } from '@nukkad/contract';
import {
  BadgeIndianRupee,
  Briefcase,
  GraduationCap,
  type LucideIcon,
  MapPin,
  SunMoon,
  TrendingUp,
} from 'lucide-react';

/** The sign of each filter, and of what jobs say of it. */
export const FILTER_ICONS: Readonly<Record<JobFilterName, LucideIcon>> = {
  jobProfile: Briefcase,
  jobType: Briefcase,
  shift: SunMoon,
  pay: BadgeIndianRupee,
  radiusKm: MapPin,
  experience: TrendingUp,
  experienceYears: TrendingUp,
  qualification: GraduationCap,
};
