/** Short names of the months. All dates of the site use them; `Intl` has 'Sept' in British English. */
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
