// A list to try the bulk page with: goods and services, sure and doubtful, with prices that settle some rates.
export const SAMPLE = `item,quantity,price
cotton shirt for men,20,1499
stainless steel water bottle,12,350
mobile charger,50,420
basmati rice 5 kg pack,40,610
haldi powder,10,95
LED bulb 9 watt,100,110
office chair,8,5400
laptop repair service,1,1800
gift,3,750
transport of goods by road,1,12000
notebook,200,45
cable,15,260
`;
