import type { Command } from '../command.ts';
import {
  applicationsFeedback,
  applicationsHire,
  applicationsList,
  applicationsMove,
  applicationsViewed,
} from './applications.ts';
import { auditCommands } from './audit.ts';
import { backupCheck, backupKeep, backupMake, backupRestore } from './backup.ts';
import { blocklistAdd, blocklistList, blocklistRemove } from './blocklist.ts';
import { chatReply, chatShow, chatWaiting } from './chat.ts';
import { checksSeen, checksWaiting } from './checks.ts';
import { claimCommands } from './claims.ts';
import { creditsDecline, creditsGrant, creditsList } from './credits.ts';
import { doctor } from './doctor.ts';
import { exportCommands } from './exports.ts';
import { feedCommands } from './feeds.ts';
import { filesEncryptAgain } from './files.ts';
import { helpCommands } from './help.ts';
import { importCommands } from './imports.ts';
import { jobCommands } from './jobs.ts';
import { lexiconAdd, lexiconList, lexiconMissing, lexiconRead, lexiconRemove } from './lexicon.ts';
import { maintenanceOff, maintenanceOn, maintenanceShow } from './maintenance.ts';
import { memberCommands } from './members.ts';
import { moderationCommands } from './moderation.ts';
import { operatorsAdd, operatorsList, operatorsRecover, operatorsRemove } from './operators.ts';
import { packCommands } from './packs.ts';
import { paperCommands } from './papers.ts';
import { peopleCommands } from './people.ts';
import { pictureCommands } from './pictures.ts';
import { replyCommands } from './replies.ts';
import { reportsList, reportsRemove, reportsResume } from './reports.ts';
import { reviewCommands } from './reviews.ts';
import { seekerCommands } from './seekers.ts';
import { settingsList, settingsSet } from './settings.ts';
import { supportCommands } from './support.ts';
import { referenceLoad, tasksRun } from './upkeep.ts';
import { version } from './version.ts';

/** Every command, in the order of the help text. */
export const commands: readonly Command[] = [
  doctor,
  version,
  operatorsAdd,
  operatorsList,
  operatorsRemove,
  operatorsRecover,
  settingsList,
  settingsSet,
  maintenanceOn,
  maintenanceOff,
  maintenanceShow,
  creditsList,
  creditsGrant,
  creditsDecline,
  ...moderationCommands,
  reportsList,
  reportsResume,
  reportsRemove,
  ...reviewCommands,
  ...replyCommands,
  ...helpCommands,
  ...importCommands,
  ...exportCommands,
  ...packCommands,
  ...jobCommands,
  ...peopleCommands,
  ...feedCommands,
  ...pictureCommands,
  ...seekerCommands,
  ...memberCommands,
  checksWaiting,
  checksSeen,
  ...claimCommands,
  ...paperCommands,
  filesEncryptAgain,
  blocklistList,
  blocklistAdd,
  blocklistRemove,
  applicationsList,
  applicationsMove,
  applicationsViewed,
  applicationsHire,
  applicationsFeedback,
  chatWaiting,
  chatShow,
  chatReply,
  ...supportCommands,
  lexiconList,
  lexiconAdd,
  lexiconRemove,
  lexiconRead,
  lexiconMissing,
  backupMake,
  backupCheck,
  backupKeep,
  backupRestore,
  referenceLoad,
  tasksRun,
  ...auditCommands,
];
