import type { AchievementTexts } from './text.ts';

export const achievementTexts: AchievementTexts = {
  first_download: { title: '首次下载', description: '下载你的第一个模组或附加包。' },
  ten_downloads: { title: '背包满满', description: '下载 {threshold} 个不同的模组或附加包。' },
  fifty_downloads: { title: '行走的模组库', description: '下载 {threshold} 个不同的模组或附加包。' },
  hundred_views: { title: '好奇宝宝', description: '浏览模组或附加包页面 {threshold} 次；同一页面每天计一次。' },
  five_categories: { title: '涉猎广泛', description: '下载来自 {threshold} 个不同分类的模组或附加包。' },
  bedrock_traveller: { title: '基岩版旅人', description: '下载 {threshold} 个基岩版附加包。' },
  first_comment: { title: '初次发言', description: '发表你的第一条评论。' },
  twenty_comments: { title: '相谈甚欢', description: '发表 {threshold} 条评论。' },
  ten_ratings: { title: '资深评委', description: '为 {threshold} 个下载过的模组或附加包评分。' },
  watchful_eye: { title: '火眼金睛', description: '提交一条经团队核实的举报。' },
  guardian: { title: '守护者', description: '提交 {threshold} 条经团队核实的举报。' },
  first_favorite: { title: '一见钟情', description: '收藏一个模组或附加包。' },
  collector: { title: '收藏家', description: '同时收藏 {threshold} 个模组或附加包。' },
  first_rating: { title: '首次评分', description: '为下载过的模组或附加包打分。' },
  heard: { title: '得到回音', description: '你的评论收到了官方回复。' },
  verified: { title: '验明正身', description: '验证你的邮箱。' },
  premium_taste: { title: '品味不凡', description: '下载精品模组或附加包。' },
  one_year: { title: '老朋友', description: '注册满 {threshold} 天。' },
};
