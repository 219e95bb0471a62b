// English texts of the area product-information.
export const productInformation = {}
