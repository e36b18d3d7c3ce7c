/**
 * The parts that not every site has: `false` leaves one out. It then has no page, no entry in menus, no line in the sitemap and
 * in llms.txt and no search hit; links to it are plain text, and written answers that rest on its pages alone go.
 */
export const parts = {
  careers: true,
};
