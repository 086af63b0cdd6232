/** A picture: a drawn scene with an icon on a badge. */
export interface PicturePlan {
  /** Name of a scene in work-scenes/: a workplace or a topic. */
  readonly scene: string;
  /** Name of a lucide icon. */
  readonly icon: string;
  /** Colour of the badge. */
  readonly badge: 'indigo' | 'marigold' | 'leaf' | 'brick';
}

/** All pictures by the name that posts and tips use. */
export const PICTURES: Readonly<Record<string, PicturePlan>> = {
  'blog-fake-job': { badge: 'brick', icon: 'shield-exclamation-point', scene: 'phone-warning' },
  'blog-first-interview': { badge: 'indigo', icon: 'messages-square', scene: 'interview' },
  'blog-minimum-wage': { badge: 'indigo', icon: 'scale', scene: 'wages' },
  'blog-near-home': { badge: 'indigo', icon: 'house', scene: 'lane' },
  'blog-night-shift': { badge: 'indigo', icon: 'moon-star', scene: 'night-bus' },
  'blog-resume': { badge: 'leaf', icon: 'file-user', scene: 'resume' },
  'blog-salary-slip': { badge: 'marigold', icon: 'receipt-indian-rupee', scene: 'accountant' },
  'blog-shop-counter': { badge: 'marigold', icon: 'store', scene: 'sales' },
  'tip-balance': { badge: 'leaf', icon: 'scale', scene: 'wages' },
  'tip-chair': { badge: 'indigo', icon: 'armchair', scene: 'interview' },
  'tip-door': { badge: 'indigo', icon: 'door-open', scene: 'waiting' },
  'tip-folder': { badge: 'marigold', icon: 'folder-open', scene: 'resume' },
  'tip-handshake': { badge: 'leaf', icon: 'handshake', scene: 'business-development' },
  'tip-headset': { badge: 'indigo', icon: 'headset', scene: 'phone-call' },
  'tip-hourglass': { badge: 'marigold', icon: 'hourglass', scene: 'waiting' },
  'tip-letter': { badge: 'leaf', icon: 'mail-open', scene: 'content-writing' },
  'tip-magnifier': { badge: 'indigo', icon: 'search', scene: 'phone-jobs' },
  'tip-message': { badge: 'leaf', icon: 'message-circle', scene: 'phone-jobs' },
  'tip-mirror': { badge: 'leaf', icon: 'mirror-round', scene: 'mirror' },
  'tip-namaste': { badge: 'marigold', icon: 'hand-heart', scene: 'greeting' },
  'tip-notebook': { badge: 'indigo', icon: 'notebook-pen', scene: 'content-writing' },
  'tip-person': { badge: 'indigo', icon: 'user-round', scene: 'human-resources' },
  'tip-phone': { badge: 'leaf', icon: 'phone-call', scene: 'phone-call' },
  'tip-route': { badge: 'leaf', icon: 'route', scene: 'lane' },
  'tip-rupee': { badge: 'marigold', icon: 'indian-rupee', scene: 'wages' },
  'tip-scissors': { badge: 'brick', icon: 'scissors', scene: 'accountant' },
  'tip-seedling': { badge: 'leaf', icon: 'sprout', scene: 'trainer' },
  'tip-shield': { badge: 'brick', icon: 'shield-check', scene: 'phone-warning' },
  'tip-shirt': { badge: 'indigo', icon: 'shirt', scene: 'mirror' },
  'tip-speech': { badge: 'leaf', icon: 'speech', scene: 'counselor' },
  'tip-sunrise': { badge: 'marigold', icon: 'sunrise', scene: 'morning' },
  'tip-toolbox': { badge: 'marigold', icon: 'toolbox', scene: 'technician' },
  'tip-video-call': { badge: 'marigold', icon: 'video', scene: 'video-call' },
  'tip-warning': { badge: 'brick', icon: 'triangle-exclamation-point', scene: 'phone-warning' },
  'video-about-you': { badge: 'indigo', icon: 'user-round', scene: 'interview' },
  'video-first-day': { badge: 'marigold', icon: 'id-card-lanyard', scene: 'morning' },
  'video-first-salary': { badge: 'leaf', icon: 'wallet', scene: 'finance' },
  'video-first-visit': { badge: 'brick', icon: 'map-pinned', scene: 'lane' },
  'video-job-card': { badge: 'indigo', icon: 'briefcase-business', scene: 'phone-jobs' },
  'video-languages': { badge: 'leaf', icon: 'languages', scene: 'teacher' },
  'video-leaving': { badge: 'indigo', icon: 'log-out', scene: 'business-development' },
  'video-never-pay': { badge: 'brick', icon: 'banknote', scene: 'phone-warning' },
  'video-otp': { badge: 'brick', icon: 'lock-keyhole', scene: 'phone-warning' },
  'video-pay-talk': { badge: 'leaf', icon: 'hand-coins', scene: 'human-resources' },
  'video-profile': { badge: 'indigo', icon: 'contact', scene: 'graphic-designer' },
  'video-resume': { badge: 'marigold', icon: 'file-user', scene: 'resume' },
};
