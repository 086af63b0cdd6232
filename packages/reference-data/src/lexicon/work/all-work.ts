import accountant from './accountant.json' with { type: 'json' };
import budgetAnalyst from './budget-analyst.json' with { type: 'json' };
import businessDevelopment from './business-development.json' with { type: 'json' };
import buyerPlanner from './buyer-planner.json' with { type: 'json' };
import contentWriting from './content-writing.json' with { type: 'json' };
import cook from './cook.json' with { type: 'json' };
import counselor from './counselor.json' with { type: 'json' };
import delivery from './delivery.json' with { type: 'json' };
import digitalMarketing from './digital-marketing.json' with { type: 'json' };
import engineer from './engineer.json' with { type: 'json' };
import finance from './finance.json' with { type: 'json' };
import graphicDesigner from './graphic-designer.json' with { type: 'json' };
import humanResources from './human-resources.json' with { type: 'json' };
import marketing from './marketing.json' with { type: 'json' };
import qualityAnalyst from './quality-analyst.json' with { type: 'json' };
import receptionist from './receptionist.json' with { type: 'json' };
import safetyManagement from './safety-management.json' with { type: 'json' };
import sales from './sales.json' with { type: 'json' };
import tailor from './tailor.json' with { type: 'json' };
import teacher from './teacher.json' with { type: 'json' };
import technician from './technician.json' with { type: 'json' };
import trainer from './trainer.json' with { type: 'json' };

/** Words that people use for a sub-profile. */
export interface WorkWords {
  readonly phrases?: readonly string[];
  /** Job titles on job boards. They match only exactly, without typing errors; see `LexiconEntry.isExact`. */
  readonly titles?: readonly string[];
}

/** Words that people use for a profile and its sub-profiles, by their keys. */
export interface ProfileWords {
  readonly phrases?: readonly string[];
  /**
   * Sub-profiles that the name of the profile refers to: "cook" means home cooks, but not waiters. By default all of
   * its sub-profiles.
   */
  readonly means?: readonly string[];
  readonly parts: Readonly<Record<string, WorkWords>>;
}

/** Words for every sub-profile, by the key of the profile. */
export const WORK: Readonly<Record<string, ProfileWords>> = {
  sales,
  finance,
  'human-resources': humanResources,
  marketing,
  engineer,
  'business-development': businessDevelopment,
  accountant,
  'digital-marketing': digitalMarketing,
  'graphic-designer': graphicDesigner,
  teacher,
  counselor,
  'content-writing': contentWriting,
  'budget-analyst': budgetAnalyst,
  'buyer-planner': buyerPlanner,
  'safety-management': safetyManagement,
  'quality-analyst': qualityAnalyst,
  trainer,
  technician,
  receptionist,
  delivery,
  tailor,
  cook,
};
