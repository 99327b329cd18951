import type { AchievementTexts } from './text.ts';

export const achievementTexts: AchievementTexts = {
  first_download: { title: 'First download', description: 'Download your first mod or addon.' },
  ten_downloads: { title: 'Full backpack', description: 'Download {threshold} different mods or addons.' },
  fifty_downloads: { title: 'Walking library', description: 'Download {threshold} different mods or addons.' },
  hundred_views: {
    title: 'Curious eyes',
    description: 'Visit mod pages {threshold} times; each page counts once a day.',
  },
  five_categories: {
    title: 'A bit of everything',
    description: 'Download mods or addons from {threshold} different categories.',
  },
  bedrock_traveller: { title: 'Bedrock traveler', description: 'Download {threshold} Bedrock addons.' },
  first_comment: { title: 'First words', description: 'Write your first comment.' },
  twenty_comments: { title: 'Good company', description: 'Write {threshold} comments.' },
  ten_ratings: { title: 'Sharp critic', description: 'Rate {threshold} mods you have downloaded.' },
  watchful_eye: { title: 'Watchful eye', description: 'File a report that the team upholds.' },
  guardian: { title: 'Guardian', description: 'File {threshold} reports that the team upholds.' },
  first_favorite: { title: 'Love at first sight', description: 'Add a mod to your favorites.' },
  collector: { title: 'Collector', description: 'Have {threshold} mods in your favorites at the same time.' },
  first_rating: { title: 'First rating', description: 'Give stars to a mod you have downloaded.' },
  heard: { title: 'Heard', description: 'Get an official reply to one of your comments.' },
  verified: { title: 'Verified account', description: 'Confirm your e-mail.' },
  premium_taste: { title: 'A taste of premium', description: 'Download a premium mod or addon.' },
  one_year: { title: 'Part of the furniture', description: 'Reach {threshold} days since you created your account.' },
};
