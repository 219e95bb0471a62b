// English texts of becoming a member.
export const registration = {}
